// Short messages about what has just been done, from anywhere in the site; the drawing of them is loaded apart.
import { announce } from "../announcer/announcements.ts";

export type ToastMessage = {
  message: string;
  /** A failed one stays until it is closed; the others leave after some seconds. */
  kind?: "done" | "failed";
  /** One press that takes the act back. */
  undo?: () => unknown;
  undoLabel?: string;
};

type Listener = (toast: ToastMessage) => void;
let listener: Listener | undefined;
let early: ToastMessage | undefined;
let summon: (() => void) | undefined;

export function showToast(toast: ToastMessage): void {
  if (listener) listener(toast);
  else {
    early = toast;
    announce(toast.message);
    summon?.();
  }
}

/** The drawing takes over, beginning with what was said before it was there. */
export function drawToasts(next: Listener): () => void {
  listener = next;
  if (early) next(early);
  early = undefined;
  return () => {
    if (listener === next) listener = undefined;
  };
}

/** Called when the first toast comes before anything draws toasts. */
export function whenFirstToast(load: () => void): () => void {
  summon = load;
  return () => {
    if (summon === load) summon = undefined;
  };
}

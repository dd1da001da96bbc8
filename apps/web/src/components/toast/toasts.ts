// Short messages about what was just done, from anywhere in the site; the code that draws them is loaded separately.
import { announce } from "../announcer/announcements.ts";

export type ToastMessage = {
  message: string;
  /** A failure stays until it is closed; other toasts go after some seconds. */
  kind?: "done" | "failed";
  /** One press undoes the act. */
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

/** The drawing takes over, starting with what was said before it had loaded. */
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

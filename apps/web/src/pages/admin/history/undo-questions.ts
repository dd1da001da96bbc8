// Passes the question of an undo from a toast to the page that can show its preview.
import type { Asked } from "./undo-dialog.tsx";

type Listener = (asked: Asked) => void;
let listener: Listener | undefined;

/** False if no page can ask it. */
export function askBeforeUndo(asked: Asked): boolean {
  listener?.(asked);
  return listener !== undefined;
}

export function onUndoQuestion(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}

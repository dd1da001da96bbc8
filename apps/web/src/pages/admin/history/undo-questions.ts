// Passes an undo that a toast asked for to the page that can show its preview.
import type { UndoRequest } from "./undo-dialog.tsx";

type Listener = (request: UndoRequest) => void;
let listener: Listener | undefined;

/** False if no page can ask it. */
export function askBeforeUndo(request: UndoRequest): boolean {
  listener?.(request);
  return listener !== undefined;
}

export function onUndoQuestion(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}

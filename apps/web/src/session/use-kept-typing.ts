// Whether a page that is over must stay, because something typed on it is not saved yet.
import { useEffect, useReducer } from "react";
import { isAnythingUnsaved, whenAllSaved } from "#web/live/unsaved.ts";

/** In: whether the page is over. Out: true while it holds something unsaved; renders again when it no longer does. */
export function useKeptTyping(isOver: boolean): boolean {
  const [, lookAgain] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    if (isOver) whenAllSaved(lookAgain);
  }, [isOver]);
  return isOver && isAnythingUnsaved();
}

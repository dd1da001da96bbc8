// Enter in a box of a table saves the selected rows: by keyboard the button for it stands behind every row below.
import { type KeyboardEvent, useRef } from "react";

/** Out: the handler of the element around the table. */
export function useEnterSaves(save: () => Promise<unknown>): (event: KeyboardEvent<HTMLElement>) => void {
  const saving = useRef(false);
  return (event) => {
    const { key, target, currentTarget, nativeEvent } = event;
    const isBox = target instanceof HTMLInputElement && target.type !== "checkbox";
    // A dialog's boxes are the table's in React's tree alone; an Enter that ends a composed sign is part of the typing.
    if (key !== "Enter" || !isBox || !currentTarget.contains(target) || nativeEvent.isComposing) return;
    event.preventDefault();
    if (saving.current) return;
    saving.current = true;
    void save().finally(() => {
      saving.current = false;
    });
  };
}

// Enter in a box of a table saves the selected rows: the Save button comes after every row in the Tab order.
import { type KeyboardEvent, useRef } from "react";

/** Out: the handler for the element around the table. */
export function useEnterSaves(save: () => Promise<unknown>): (event: KeyboardEvent<HTMLElement>) => void {
  const saving = useRef(false);
  return (event) => {
    const { key, target, currentTarget, nativeEvent } = event;
    const isBox = target instanceof HTMLInputElement && target.type !== "checkbox";
    // A dialog's boxes belong to the table only in React's tree; and an Enter that ends a
    // composed character is still typing.
    if (key !== "Enter" || !isBox || !currentTarget.contains(target) || nativeEvent.isComposing) return;
    event.preventDefault();
    if (saving.current) return;
    saving.current = true;
    void save().finally(() => {
      saving.current = false;
    });
  };
}

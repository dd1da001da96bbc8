// Two digits are a complete score: the focus moves to the next box by itself, so that a game takes four keys.
import type { FormEvent, KeyboardEvent } from "react";

let jump: { from: HTMLInputElement; to: HTMLInputElement } | null = null;

/** For a score box's input event: only a typed digit moves on, not a pasted or filled-in one. */
export function goOnWhenWhole(event: FormEvent<HTMLInputElement>): void {
  const from = event.currentTarget;
  jump = null;
  if (!/^\d\d$/.test(from.value) || (event.nativeEvent as InputEvent).data?.length !== 1) return;
  const to = boxAfter(from);
  if (!to) return;
  to.focus();
  jump = { from, to };
}

/** The box that the last key moved the focus out of, if it led here; asked once, at the next key. */
function justLeft(box: HTMLInputElement): HTMLInputElement | null {
  const from = jump?.to === box ? jump.from : null;
  jump = null;
  return from;
}

interface JumpActs {
  /** Left out where Enter saves all games alike. */
  save?: (game: string) => unknown;
  restore: (game: string) => void;
}

/**
 * For every key in a score box. If the focus has just moved on by itself, Tab, Enter and Escape typed out of
 * habit belong to the box before. Out: whether it was such a key, which is then handled.
 */
export function answersJump(event: KeyboardEvent<HTMLInputElement>, { save, restore }: JumpActs): boolean {
  const left = justLeft(event.currentTarget);
  if (!left) return false;
  const before = left.dataset.game ?? "";
  const isOfBefore = before !== event.currentTarget.dataset.game;
  if (event.key === "Tab" && !event.shiftKey) event.preventDefault();
  else if (event.key === "Enter" && isOfBefore && save) {
    event.preventDefault();
    void save(before);
  } else if (event.key === "Escape" && isOfBefore) {
    event.preventDefault();
    restore(before);
    left.focus();
  } else return false;
  return true;
}

/** Of the same table, or of the same round. */
function boxAfter(box: HTMLInputElement): HTMLInputElement | undefined {
  const boxes = [...(box.closest("table, ul")?.querySelectorAll<HTMLInputElement>("input[data-game]") ?? [])];
  return boxes[boxes.indexOf(box) + 1];
}

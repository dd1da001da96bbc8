// Two digits are a whole score: the next box takes the focus by itself, so that a game takes four keys.
import type { FormEvent, KeyboardEvent } from "react";

let jump: { from: HTMLInputElement; to: HTMLInputElement } | null = null;

/** For the input event of a score box; only a digit that was typed goes on, not what is pasted or filled in. */
export function goOnWhenWhole(event: FormEvent<HTMLInputElement>): void {
  const from = event.currentTarget;
  jump = null;
  if (!/^\d\d$/.test(from.value) || (event.nativeEvent as InputEvent).data?.length !== 1) return;
  const to = boxAfter(from);
  if (!to) return;
  to.focus();
  jump = { from, to };
}

/** The box that was left by itself with the last key, if that led here; asked once, at the next key. */
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
 * For every key in a score box. Where the focus has just moved on by itself, Tab, Enter and Escape that are typed out of
 * habit are meant for the box before. Out: whether it was such a key, which then is dealt with.
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

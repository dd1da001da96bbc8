// Two digits are a whole score: the next box takes the focus by itself, so that a game takes four keys.
import type { FormEvent } from "react";

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
export function justLeft(box: HTMLInputElement): HTMLInputElement | null {
  const from = jump?.to === box ? jump.from : null;
  jump = null;
  return from;
}

function boxAfter(box: HTMLInputElement): HTMLInputElement | undefined {
  const boxes = [...(box.closest("table")?.querySelectorAll<HTMLInputElement>("input[data-game]") ?? [])];
  return boxes[boxes.indexOf(box) + 1];
}

// Replays what was pressed, chosen and typed on the page before its script had loaded; `first.js` has recorded it.

interface Act {
  type: "click" | "change" | "input" | "keyup";
  target: EventTarget | null;
  /** What was chosen or typed: the page's first drawing may have restored the old value. */
  value?: string;
  checked?: boolean;
  /** Of what is typed into. */
  caret?: number | null;
}

declare global {
  interface Window {
    /** Out: the acts in order; nothing more is recorded from now on. */
    takeEarlyActs?: () => Act[];
  }
}

/** Links have worked by themselves; buttons and choices are pressed and chosen again, now that something listens. */
export function doEarlyActs(): void {
  for (const act of window.takeEarlyActs?.() ?? [])
    if (act.target instanceof Element && act.target.isConnected) redo(act.target, act);
}

function redo(target: Element, { type, value = "", checked = false, caret = null }: Act): void {
  if (type === "click") target.closest("button")?.click();
  // After the drawing: then what follows from it is drawn at once, and the caret can be placed in it.
  else if (caret !== null) queueMicrotask(() => typeAgain(target as HTMLInputElement, value, caret));
  else if (type !== "change") return;
  else if (target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)) {
    // React notices a press only if it changes what React has seen.
    target.checked = !checked;
    target.click();
  }
}

function typeAgain(box: HTMLInputElement, value: string, caret: number): void {
  // React notices typing only if the value differs from what React itself has put there.
  box.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")!.set!.call(box, value);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.setSelectionRange(caret, caret);
}

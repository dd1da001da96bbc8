// Does what was pressed and chosen on the page before its script had come; `first.js` has kept it.

interface Act {
  type: "click" | "change";
  target: EventTarget | null;
  /** What was chosen: the page's drawing may have put the former one back. */
  value?: string;
  checked?: boolean;
}

declare global {
  interface Window {
    /** Out: the acts in their order; from then on nothing more is kept. */
    takeEarlyActs?: () => Act[];
  }
}

/** Links have led on by themselves; buttons and choices are pressed and chosen again, now that somebody listens. */
export function doEarlyActs(): void {
  for (const act of window.takeEarlyActs?.() ?? [])
    if (act.target instanceof Element && act.target.isConnected) redo(act.target, act);
}

function redo(target: Element, { type, value = "", checked = false }: Act): void {
  if (type === "click") target.closest("button")?.click();
  else if (target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)) {
    // React hears a press only where it changes what it has seen.
    target.checked = !checked;
    target.click();
  }
}

// Keeps the column widths of a partly drawn table, so that scrolling moves nothing sideways.
import { type RefObject, useLayoutEffect, useRef } from "react";

/** Widths are fractions of a pixel. */
const SLACK_PX = 1;

type Steady = {
  active: boolean;
  /** Open rows have boxes, which need more room; when they close, the widths are measured again. */
  wider: boolean;
};

/** In: the frame around the table; when its width changes, the columns are measured again. */
export function useSteadyColumns(frame: RefObject<HTMLElement | null>, { active, wider }: Steady): void {
  const last = useRef({ active: false, wider: false, framePx: 0 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !(active || last.current.active)) return;
    const framePx = box.clientWidth;
    const heads = [...box.querySelectorAll<HTMLElement>("thead th")];
    const anew = !active || framePx !== last.current.framePx || (last.current.wider && !wider);
    last.current = { active, wider, framePx };
    if (anew) free(heads);
    if (!active) return;
    const kept = heads.map(({ style }) => Number.parseFloat(style.minWidth || "0"));
    let widths = widthsOf(heads);
    if (!widths.some((px, at) => px > kept[at]! + SLACK_PX)) return;
    // One column has grown at the cost of the frame: perhaps another has room to spare.
    if (!anew && box.scrollWidth > framePx + SLACK_PX) {
      free(heads);
      const needed = widthsOf(heads);
      const fits = box.scrollWidth <= framePx + SLACK_PX;
      widths = needed.map((px, at) => (fits ? px : Math.max(px, kept[at]!)));
    }
    for (const [at, head] of heads.entries()) head.style.minWidth = `${widths[at]}px`;
  });
}

const widthsOf = (heads: readonly HTMLElement[]): number[] =>
  heads.map((head) => head.getBoundingClientRect().width);

function free(heads: readonly HTMLElement[]): void {
  for (const head of heads) head.style.minWidth = "";
}

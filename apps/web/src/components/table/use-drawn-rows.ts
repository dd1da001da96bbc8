// Draws only the rows of a long table that are in sight or beside the focused one; all of them for print
// and for the browser's own search.
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Drawn, piecesOf, withNeighbours } from "./drawn-pieces.ts";
import { useSteadyColumns } from "./use-steady-columns.ts";

/** Up to this many rows, all are drawn. */
const SHORT_ROWS = 100;
const ROW_PX = 52;
/** Above and below what is in sight, so that Tab, Enter and a turn of the wheel find rows. */
const SPARE_ROWS = 6;

export interface DrawnRows {
  pieces: readonly Drawn[];
  isLong: boolean;
  frame: RefObject<HTMLDivElement | null>;
  /** For each row's element, which has its index as `data-index`. */
  measure: (element: HTMLElement | null) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** In: the rows' ids in the order shown; `wider` while some of them contain boxes. */
export function useDrawnRows(ids: readonly string[], wider: boolean): DrawnRows {
  const frame = useRef<HTMLDivElement>(null);
  const isLong = !useIsWhole() && ids.length > SHORT_ROWS;
  const [focused, setFocused] = useState("");
  const held = isLong && focused ? ids.indexOf(focused) : -1;
  const idAt = useCallback((at: number) => ids[at] ?? at, [ids]);
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: isLong ? ids.length : 0,
    enabled: isLong,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    getItemKey: idAt,
    overscan: SPARE_ROWS,
    rangeExtractor: (range) => withNeighbours(defaultRangeExtractor(range), held, range.count),
  });
  useSteadyColumns(frame, { active: isLong, wider });

  return {
    pieces: isLong
      ? piecesOf(virtual.getVirtualItems(), virtual.getTotalSize())
      : ids.map((_, at) => ({ at })),
    isLong,
    frame,
    measure: virtual.measureElement,
    onFocus: ({ target }) => {
      if (isLong) setFocused(target.closest("tr")?.dataset.row ?? "");
    },
  };
}

/** Print and the browser's search need every row. */
function useIsWhole(): boolean {
  const [printing, setPrinting] = useState(false);
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    const print = () => flushSync(() => setPrinting(true));
    const printed = () => setPrinting(false);
    const press = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === "F3" || (key.toLowerCase() === "f" && (ctrlKey || metaKey)))
        flushSync(() => setSearching(true));
    };
    window.addEventListener("beforeprint", print);
    window.addEventListener("afterprint", printed);
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("beforeprint", print);
      window.removeEventListener("afterprint", printed);
      window.removeEventListener("keydown", press);
    };
  }, []);
  return printing || searching;
}

// Which rows of a long table are drawn, and the gaps that replace the others.

/** A row by its index, or the height of the rows that are not drawn there. */
export type Drawn = { at: number } | { gapPx: number; before: number };

/** The focused row and its two neighbours stay, wherever the page is scrolled to. */
export function withNeighbours(places: readonly number[], held: number, count: number): number[] {
  if (held < 0) return [...places];
  const beside = [held - 1, held, held + 1].filter((at) => at >= 0 && at < count);
  return [...new Set([...places, ...beside])].sort((a, b) => a - b);
}

interface Placed {
  index: number;
  start: number;
  end: number;
}

/** In: the rows to draw, by index. Out: those rows and the gaps between them, together as high as all rows. */
export function piecesOf(items: readonly Placed[], totalPx: number): Drawn[] {
  const pieces: Drawn[] = [];
  let reached = 0;
  for (const { index, start, end } of items) {
    if (start > reached) pieces.push({ gapPx: start - reached, before: index });
    pieces.push({ at: index });
    reached = end;
  }
  if (totalPx > reached) pieces.push({ gapPx: totalPx - reached, before: -1 });
  return pieces;
}

// A long table is as high as all its rows, whichever of them are drawn; the focused row and its neighbours always are.
import { expect, test } from "bun:test";
import { piecesOf, withNeighbours } from "./drawn-pieces.ts";

test("the focused row stays between its neighbours, far from what is in sight", () => {
  expect(withNeighbours([40, 41, 42], 3, 100)).toEqual([2, 3, 4, 40, 41, 42]);
  expect(withNeighbours([40, 41, 42], 42, 100)).toEqual([40, 41, 42, 43]);
});

test("at the ends there is one neighbour, and without a focused row nothing is added", () => {
  expect(withNeighbours([5], 0, 100)).toEqual([0, 1, 5]);
  expect(withNeighbours([5], 99, 100)).toEqual([5, 98, 99]);
  expect(withNeighbours([5, 6], -1, 100)).toEqual([5, 6]);
});

test("gaps stand for the rows between, above and below", () => {
  const row = (index: number) => ({ index, start: index * 50, end: index * 50 + 50 });
  expect(piecesOf([row(2), row(8), row(9)], 1000)).toEqual([
    { gapPx: 100, before: 2 },
    { at: 2 },
    { gapPx: 250, before: 8 },
    { at: 8 },
    { at: 9 },
    { gapPx: 500, before: -1 },
  ]);
});

test("a table that is drawn whole has no gap", () => {
  const all = [0, 1].map((index) => ({ index, start: index * 50, end: index * 50 + 50 }));
  expect(piecesOf(all, 100)).toEqual([{ at: 0 }, { at: 1 }]);
});

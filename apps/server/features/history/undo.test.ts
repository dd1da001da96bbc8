// The properties of undo, tested against random work: a short form of `npm run crash undo`.
import { expect, test } from "bun:test";
import { nothingTried } from "#tests/undo-properties.ts";
import { undoRound } from "#tests/undo-rounds.ts";

const ROUNDS = 40;

test("undo restores, in any order, whatever was done in between", () => {
  const tried = nothingTried();
  for (let seed = 1; seed <= ROUNDS; seed++) undoRound(seed, tried);
  expect(tried.undos).toBeGreaterThan(500);
  expect(tried.withDependents).toBeGreaterThan(20);
  expect(tried.redos).toBeGreaterThan(20);
});

import { expect, test } from "bun:test";
import { UPLOAD } from "./upload.ts";

test("a file that only brings scores says that they are entered, not that its rows are skipped", () => {
  const counts = { count: 0, skipped: 9, scored: 9 };
  expect(UPLOAD.plan(counts)).toBe("9 scores to enter in existing games");
  expect(UPLOAD.added(counts)).toBe("9 scores entered in existing games.");
});

test("games, scores and known rows are told apart", () => {
  const counts = { count: 17, skipped: 3, scored: 1 };
  expect(UPLOAD.plan(counts)).toBe(
    "17 games to add · 1 score to enter in existing games · 2 rows already there, skipped",
  );
  expect(UPLOAD.added(counts)).toBe(
    "17 games added, 1 score entered in existing games, 2 rows skipped because they exist already.",
  );
  expect(UPLOAD.added({ count: 0, skipped: 3, scored: 0 })).toBe(
    "0 games added, 3 rows skipped because they exist already.",
  );
});

// What the slider says about its position, and which version an address means.
import { expect, test } from "bun:test";
import type { ChangeHead } from "#web/api/history.ts";
import { momentSentence, momentWords } from "./moment-words.ts";
import { versionIn } from "./version.ts";

const head = (summary: string, more: Partial<ChangeHead> = {}): ChangeHead => ({
  change: "c41",
  version: 41,
  at: new Date(2026, 10, 28, 10, 42).toISOString(),
  actor: { _id: "carol", name: "Carol" },
  summary,
  ...more,
});
const monday = new Date(2026, 10, 30, 9, 0);
const said = (version: number, change?: ChangeHead) =>
  momentSentence(momentWords(version, 120, change, monday));

test("a moment is the day, the clock, and what somebody had just done", () => {
  expect(said(41, head("Entered 25 : 18 for Aces v Eagles"))).toBe(
    "Sat 28 Nov, 10:42 AM · after Carol entered 25 : 18 for Aces v Eagles",
  );
  expect(said(41, head("Undid: Entered 25 : 18 for Aces v Eagles"))).toBe(
    "Sat 28 Nov, 10:42 AM · after Carol undid “Entered 25 : 18 for Aces v Eagles”",
  );
  expect(said(41, head("Uploaded 44 games", { actor: { _id: "imported", name: "imported" } }))).toBe(
    "Sat 28 Nov, 10:42 AM · after the import: uploaded 44 games",
  );
});

test("until it is known who it was, the place is said; the newest is now", () => {
  expect(said(41)).toBe("Change 41 of 120");
  expect(said(120)).toBe("Now");
  expect(said(120, head("Added team Aces"))).toBe("Now");
});

test("of the same day it says today", () => {
  const at = new Date(2026, 10, 30, 8, 5).toISOString();
  expect(said(41, head("Added team Aces", { at }))).toBe("Today, 8:05 AM · after Carol added team Aces");
});

test("only a past version is a moment of its own; nonsense is now", () => {
  expect(versionIn("1", 120)).toBe(1);
  expect(versionIn("119", 120)).toBe(119);
  for (const text of [null, "", "0", "120", "121", "-3", "4.5", "1e2", "soon", " 7", "9999999999"])
    expect([text, versionIn(text, 120)]).toEqual([text, null]);
});

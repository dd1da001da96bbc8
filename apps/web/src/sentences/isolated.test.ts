// A right-to-left name is isolated in a sentence; all others stay as they are.
import { expect, test } from "bun:test";
import { isolated } from "./isolated.ts";

test.each(["Aces", "007", "北京排球俱乐部", "ทีมวอลเลย์บอล", "🏐 Smashers", ""])(
  "%j stays as it is",
  (name) => {
    expect(isolated(name)).toBe(name);
  },
);

test.each(["מכבי", "Crush مصر", "Team \u{10D00}", "\u{1E900}"])("%j is isolated", (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

// The rotation goes round, keeps its place while scenes come and go, and ignores nonsense as its time.
import { expect, test } from "bun:test";
import { indexOf, moved, secondsOf } from "./rotation.ts";

const keys = ["courts", "standings", "bracket"];

test("it goes round in both directions", () => {
  expect(moved(keys, { key: "bracket", at: 2 }, 1)).toEqual({ key: "courts", at: 0 });
  expect(moved(keys, { key: "courts", at: 0 }, -1)).toEqual({ key: "bracket", at: 2 });
});

test("a scene keeps the screen when another comes before it; a vanished one gives way", () => {
  expect(indexOf(["champion", ...keys], { key: "standings", at: 1 })).toBe(2);
  expect(indexOf(["courts"], { key: "bracket", at: 2 })).toBe(0);
});

test.each([
  [null, 12],
  ["20", 20],
  ["1", 12],
  ["soon", 12],
  ["", 12],
  ["9999", 12],
])("%p seconds are %p", (asked, seconds) => {
  expect(secondsOf(asked)).toBe(seconds);
});

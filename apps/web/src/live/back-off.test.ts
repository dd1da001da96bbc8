// Waiting times grow with failures, stay under half a minute, and are random.
import { expect, test } from "bun:test";
import { waitMs } from "./back-off.ts";

test("the limit doubles with every failure", () => {
  expect([0, 1, 2].map((failures) => waitMs(failures, 1000, 1))).toEqual([1000, 2000, 4000]);
});

test("it never exceeds half a minute, however long it has failed", () => {
  expect(waitMs(5000, 4000, 1)).toBe(30_000);
});

test("everything from nothing to the limit is possible", () => {
  expect([waitMs(3, 1000, 0), waitMs(3, 1000, 0.5)]).toEqual([0, 4000]);
});

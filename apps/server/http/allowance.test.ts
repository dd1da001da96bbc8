// A burst passes at once, then a share of the time is left, and nobody saves up more than a burst.
import { expect, test } from "bun:test";
import { Allowance } from "./allowance.ts";

test("what was saved up is spent, then it comes back by its share", () => {
  const allowance = new Allowance({ share: 0.25, savedUpMs: 2000 });
  expect(allowance.hasTime(0)).toBe(true);
  allowance.spend(2100);
  expect(allowance.hasTime(0)).toBe(false);
  expect(allowance.waitMs).toBe(400);
  expect(allowance.hasTime(400)).toBe(false);
  expect(allowance.hasTime(404)).toBe(true);
});

test("a long quiet saves up no more than one burst", () => {
  const allowance = new Allowance({ share: 0.25, savedUpMs: 2000 });
  expect(allowance.hasTime(1_000_000)).toBe(true);
  allowance.spend(2000);
  expect(allowance.hasTime(1_000_000)).toBe(false);
});

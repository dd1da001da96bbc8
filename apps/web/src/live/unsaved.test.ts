// A reload waits for what was typed, and for nothing else.
import { expect, test } from "bun:test";
import { holdUnsaved, whenAllSaved } from "./unsaved.ts";

test("with nothing unsaved it runs at once", () => {
  let ran = 0;
  whenAllSaved(() => ran++);
  expect(ran).toBe(1);
});

test("it waits for the last of what is unsaved, and runs once", () => {
  let ran = 0;
  const [one, other] = [holdUnsaved(), holdUnsaved()];
  whenAllSaved(() => ran++);
  one();
  one();
  expect(ran).toBe(0);
  other();
  holdUnsaved()();
  expect(ran).toBe(1);
});

import { expect, test } from "bun:test";
import { openAskings } from "./newest.ts";

test("an asking is the newest until another begins, whatever is answered first", () => {
  const ask = openAskings();
  const isFirst = ask();
  expect(isFirst()).toBe(true);
  const isSecond = ask();
  expect([isFirst(), isSecond()]).toEqual([false, true]);
});

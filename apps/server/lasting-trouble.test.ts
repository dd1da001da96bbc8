// The journal on trouble that lasts: its start, at growing intervals that it goes on, and its end.
import { afterEach, beforeEach, expect, spyOn, test } from "bun:test";
import { openLastingTrouble } from "./lasting-trouble.ts";

const said: string[] = [];
const spies: { mockRestore(): void }[] = [];
beforeEach(() => {
  said.length = 0;
  for (const level of ["error", "log"] as const)
    spies.push(spyOn(console, level).mockImplementation((line: string) => void said.push(line)));
});
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore();
});

const away = new Error("connect ECONNREFUSED");

/** Occurs once a second, as in the tail. */
function troubleOf(seconds: number): string[] {
  let nowMs = 0;
  const trouble = openLastingTrouble("The log could not be read", "The log is read again", () => nowMs);
  for (; nowMs < seconds * 1000; nowMs += 1000) trouble.met(away);
  expect(trouble.over()).toBe(true);
  expect(trouble.over()).toBe(false);
  return said;
}

test("three minutes: a line each for the begin, the going on and the end", () => {
  expect(troubleOf(180)).toEqual([
    "The log could not be read: connect ECONNREFUSED",
    "The log could not be read, for 60 seconds now: connect ECONNREFUSED",
    "The log could not be read, for 2 minutes now: connect ECONNREFUSED",
    "The log is read again, after 3 minutes.",
  ]);
});

test("a night of ten hours is a few lines, the last ones an hour apart", () => {
  expect(troubleOf(36_000)).toHaveLength(17);
  expect(said.at(-2)).toContain("for 544 minutes now");
});

test("what is well from the first says nothing, and the next trouble begins anew", () => {
  const trouble = openLastingTrouble("It could not be read", "It is read again", () => 0);
  expect(trouble.over()).toBe(false);
  trouble.met(away);
  trouble.over();
  trouble.met(away);
  expect(said).toEqual([
    "It could not be read: connect ECONNREFUSED",
    "It is read again, after 0 seconds.",
    "It could not be read: connect ECONNREFUSED",
  ]);
});

test("what was met late lasts from when all was well", () => {
  const trouble = openLastingTrouble("It could not be read", "It is read again", () => 20_000);
  trouble.met(away, 3000);
  trouble.over();
  expect(said.at(-1)).toBe("It is read again, after 17 seconds.");
});

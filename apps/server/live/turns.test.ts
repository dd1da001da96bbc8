import { expect, test } from "bun:test";
import { openTurns } from "./turns.ts";

test("what fails is told and tried until it is done, and what comes after it waits", async () => {
  const told: string[] = [];
  const done: string[] = [];
  let tries = 0;
  const turns = openTurns((error) => told.push(error.message), 1);
  turns.take(async () => {
    if (++tries < 3) throw new Error(`try ${tries}`);
    done.push("first");
  });
  await turns.take(async () => void done.push("second"));
  expect(told).toEqual(["try 1", "try 2"]);
  expect(done).toEqual(["first", "second"]);
});

test("once stopped, what fails is not tried again", async () => {
  let tries = 0;
  const turns = openTurns(() => {}, 1);
  turns.take(async () => {
    tries++;
    throw new Error("no connection");
  });
  await turns.stop();
  expect(tries).toBe(1);
});

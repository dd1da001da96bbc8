// Work that nothing would ask for again is done in the end, however long its trouble lasts, and
// the journal says little of it.
import { expect, test } from "bun:test";
import type { LastingTrouble } from "#server/lasting-trouble.ts";
import { openTurns } from "./turns.ts";

/** Records each trouble met, and each end of it. */
function listening() {
  const told: string[] = [];
  const trouble: LastingTrouble = {
    met: ({ message }) => void told.push(message),
    over: () => told.push("over") > 0,
  };
  return { told, trouble };
}

test("what fails is told and tried until it is done, and what comes after it waits", async () => {
  const { told, trouble } = listening();
  const done: string[] = [];
  let tries = 0;
  const turns = openTurns(trouble, 1);
  turns.take(async () => {
    if (++tries < 3) throw new Error(`try ${tries}`);
    done.push("first");
  });
  await turns.take(async () => void done.push("second"));
  expect(told).toEqual(["try 1", "try 2", "over", "over"]);
  expect(done).toEqual(["first", "second"]);
});

test("once stopped, what fails is not tried again", async () => {
  const { told, trouble } = listening();
  const turns = openTurns(trouble, 1);
  turns.take(async () => {
    throw new Error("no connection");
  });
  await turns.stop();
  expect(told).toEqual(["no connection"]);
});

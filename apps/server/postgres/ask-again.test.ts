// After a crash of the database a command was refused with 503 although others had been answered: the pool still held a
// connection that had died, and who was asked for on it was not asked again.
import { expect, test } from "bun:test";
import { DatabaseError } from "pg";
import { askAgain } from "./ask-again.ts";

const withCode = (code: string) => Object.assign(new DatabaseError("", 0, "error"), { code });

/** Out: the question, and how often it was asked. */
function failing(times: number, error: Error) {
  const asked: string[] = [];
  const ask = askAgain(async (id: string) => {
    asked.push(id);
    if (asked.length <= times) throw error;
    return `account ${id}`;
  });
  return { ask, asked };
}

test.each([
  ["its session was ended", withCode("57P01")],
  ["the database crashed", withCode("57P02")],
  ["its socket was reset", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })],
  ["the driver says so without a code", new Error("Connection terminated unexpectedly")],
])("a question whose connection died is answered by another one: %s", async (_, error) => {
  const { ask, asked } = failing(3, error);
  expect(await ask("7")).toBe("account 7");
  expect(asked).toEqual(["7", "7", "7", "7"]);
});

test("where all die, the caller is told", async () => {
  const { ask, asked } = failing(9, withCode("57P01"));
  await ask("7").then(
    () => expect.unreachable(),
    (told) => expect(told).toMatchObject({ code: "57P01" }),
  );
  expect(asked).toEqual(["7", "7", "7", "7"]);
});

test.each([
  ["no connection can be made", Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
  ["none is free", new Error("timeout exceeded when trying to connect")],
  ["the question is wrong", withCode("42P01")],
])("what asking again does not help is told at once: %s", async (_, error) => {
  const { ask, asked } = failing(9, error);
  await ask("7").then(
    () => expect.unreachable(),
    (told) => expect(told).toBe(error),
  );
  expect(asked).toEqual(["7"]);
});

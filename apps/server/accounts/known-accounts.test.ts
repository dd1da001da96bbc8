// A reading of an account is kept for a second, and never past an end of sessions.
import { expect, test } from "bun:test";
import { openKnownAccounts } from "./known-accounts.ts";
import type { Account } from "./store.ts";

function openKnown() {
  const table = { ended: "one", reads: 0, nowMs: 0, held: null as Promise<void> | null };
  const read = async (_: unknown, id: string) => {
    table.reads++;
    const row = { id, sessions_ended_at: table.ended } as unknown as Account;
    await table.held;
    return id === "nobody" ? undefined : row;
  };
  const known = openKnownAccounts(null as never, read, () => table.nowMs);
  const ended = async () => String((await known.find("kim"))?.sessions_ended_at);
  return { table, known, ended };
}

test("it is read once within a second, and again after it", async () => {
  const { table, ended } = openKnown();
  for (table.nowMs = 0; table.nowMs < 1000; table.nowMs += 100) expect(await ended()).toBe("one");
  expect(table.reads).toBe(1);
  table.ended = "two";
  expect(await ended()).toBe("two");
  expect(table.reads).toBe(2);
});

test("once sessions have ended it is read anew at once", async () => {
  const { table, known, ended } = openKnown();
  await ended();
  table.ended = "two";
  known.forget();
  expect(await ended()).toBe("two");
});

test("what was being read while sessions ended is not kept", async () => {
  const { table, known, ended } = openKnown();
  const { promise, resolve } = Promise.withResolvers<void>();
  table.held = promise;
  const early = ended();
  table.ended = "two";
  known.forget();
  resolve();
  expect(await early).toBe("one");
  expect(await ended()).toBe("two");
});

test("who is not there is looked for each time", async () => {
  const { table, known } = openKnown();
  expect(await known.find("nobody")).toBe(undefined);
  expect(await known.find("nobody")).toBe(undefined);
  expect(table.reads).toBe(2);
});

test("twenty who ask at once are one reading; one that fails is not kept", async () => {
  const { table, known } = openKnown();
  const { promise, reject } = Promise.withResolvers<void>();
  table.held = promise;
  const all = Array.from({ length: 20 }, () => known.find("kim"));
  expect(table.reads).toBe(1);
  reject(new Error("The database is away."));
  expect((await Promise.allSettled(all)).every(({ status }) => status === "rejected")).toBe(true);
  table.held = null;
  expect((await known.find("kim"))?.id).toBe("kim");
  expect(table.reads).toBe(2);
});

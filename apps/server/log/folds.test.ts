// What was read before history was replaced enters no fold of the new one, however late it
// arrives; idle folds are dropped.
import { expect, test } from "bun:test";
import type { Change } from "#events/envelope.ts";
import { changesOf } from "#tests/given.ts";
import { springOpen } from "#tests/spring-open.ts";
import { openFolds } from "./folds.ts";

/** Folds whose reader answers when, and with what, the test says. */
function slowlyRead() {
  const asked: ((changes: Change[]) => void)[] = [];
  const folds = openFolds(() => {
    const { promise, resolve } = Promise.withResolvers<Change[]>();
    asked.push((changes) => resolve([...changes]));
    return promise;
  });
  return { asked, folds };
}

const before = changesOf(...springOpen());
const restored = before.slice(0, -2);

test("a load that a replaced history has overtaken is not kept in place of the one after it", async () => {
  const { asked, folds } = slowlyRead();
  const old = folds.load("spring");
  folds.dropAll();
  const fresh = folds.load("spring");
  asked[0]!(before);
  asked[1]!(restored);
  for (const load of [old, fresh]) expect((await load).state.version).toBe(restored.length);
  expect(folds.peek("spring")?.state.version).toBe(restored.length);
  expect(asked).toHaveLength(2);
});

// Such a load was not kept: opening a stream at that moment was answered with 500.
test.each([3, 4, 5])(
  "changes that come while a log is read stand behind the %d that it has",
  async (read) => {
    const { asked, folds } = slowlyRead();
    const load = folds.load("spring");
    folds.advance(before.slice(3, 4));
    folds.advance(before.slice(4, 5));
    asked[0]!(before.slice(0, read));
    const loaded = await load;
    expect(loaded.state.version).toBe(5);
    expect(loaded.changes).toHaveLength(5);
    expect(folds.peek("spring")).toBe(loaded);
    expect(asked).toHaveLength(1);
  },
);

test("a load that fails leaves the next one to read anew", async () => {
  let times = 0;
  const folds = openFolds(async () => {
    if (++times === 1) throw new Error("Connection terminated unexpectedly");
    return [...before];
  });
  await expect(folds.load("spring")).rejects.toThrow("terminated");
  expect((await folds.load("spring")).state.version).toBe(before.length);
});

test("what was read to catch up with the history before does not go on after the new one", async () => {
  const { asked, folds } = slowlyRead();
  const loaded = folds.load("spring");
  asked[0]!(restored);
  await loaded;
  const caughtUp = folds.catchUp("spring");
  await Promise.resolve();
  folds.dropAll();
  const fresh = folds.load("spring");
  asked[2]!(restored);
  await fresh;
  asked[1]!(before.slice(restored.length));
  await caughtUp;
  expect(folds.peek("spring")?.state.version).toBe(restored.length);
});

test("a load that has read too early does not take the place of the fold that the first changes have made", async () => {
  const { asked, folds } = slowlyRead();
  const early = folds.load("spring");
  folds.advance(before.slice(0, 3));
  asked[0]!(before.slice(0, 1));
  await early;
  expect(folds.peek("spring")?.state.version).toBe(3);
});

test("folds that nobody has asked for lately are dropped, but for those that somebody follows: their streams would fall silent", async () => {
  let nowMs = 0;
  const folds = openFolds(
    async () => [...before],
    () => nowMs,
  );
  for (const tournament of ["asked", "followed", "left"]) await folds.load(tournament);
  nowMs = 1000;
  folds.use("asked");
  nowMs = 1500;
  folds.dropIdle(1000, (tournament) => tournament === "followed");
  expect(["asked", "followed", "left"].map((one) => folds.peek(one) !== undefined)).toEqual([
    true,
    true,
    false,
  ]);
  expect(folds.count()).toBe(2);
});

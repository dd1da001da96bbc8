// The appender without a database: a command that cannot be written does not fail the rest of its batch.
import { describe, expect, test } from "bun:test";
import { fold } from "#projections/state/evolve.ts";
import type { State } from "#projections/state/state.ts";
import { addTeam } from "#server/features/teams/decide.ts";
import { changesOf, stateAfter } from "#tests/given.ts";
import { springOpen } from "#tests/spring-open.ts";
import { type Appended, type AppendItem, REPLACED } from "./append.ts";
import { openAppender } from "./appender.ts";
import { type Command, refuse } from "./command.ts";
import { openFolds } from "./folds.ts";

const error = (code: string) => Object.assign(new Error("refused by the database"), { code });

/** Writes into memory what `append` writes into the log; `fault` may throw first. */
function inMemory(fault: (items: AppendItem[]) => void = () => {}) {
  const log = changesOf(...springOpen());
  const calls: AppendItem[][] = [];
  const append = async (_: string, items: AppendItem[]): Promise<Appended> => {
    calls.push(items);
    fault(items);
    const tournaments: Appended["tournaments"] = {};
    for (const { tournament, expected, changes } of items) {
      if (expected !== log.length) tournaments[tournament] = { outcome: "behind", version: log.length };
      else {
        log.push(...changes);
        tournaments[tournament] = { outcome: "written", version: log.length, first: null, last: null };
      }
    }
    return { tournaments, known: {} };
  };
  const folds = openFolds(async (_, after) => log.slice(after));
  const told: unknown[] = [];
  const appender = openAppender({
    folds,
    epoch: () => "first",
    append,
    onTrouble: (trouble) => told.push(trouble),
  });
  return { log, calls, folds, told, appender };
}

const add = (name: string): Command => ({
  tournament: "spring",
  kind: "AddTeam",
  id: `command-${name}`,
  bodyHash: "",
  viewer: { account: "owner", name: "Owner", everything: false },
  now: "2024-05-04T08:00:00.000Z",
  decide: (state) => addTeam(state, name, { name }),
  answer: (state) => ({ status: 201, body: { teams: state.content.team.size } }),
});

const names = (items: AppendItem[]) =>
  items.flatMap(({ changes }) => changes.map(({ events }) => events[0]!.id));

test("what arrives while a batch is written goes into the next one, decided in order", async () => {
  const { appender, calls, log } = inMemory();
  const outcomes = await Promise.all(
    ["one", "two", "three", "four"].map((name) => appender.submit(add(name))),
  );
  expect(outcomes).toMatchObject([6, 7, 8, 9].map((teams) => ({ status: 201, body: { teams } })));
  expect(calls.length).toBeLessThan(4);
  expect(log.slice(-4).map(({ version }) => version)).toEqual([8, 9, 10, 11]);
});

// One impossible value used to fail every command of its batch.
test("a command that the database cannot take fails alone; the others of its batch are written", async () => {
  const { appender, log, folds } = inMemory((items) => {
    if (names(items).includes("bad")) throw error("22P05");
  });
  const outcomes = await Promise.allSettled(["one", "bad", "two"].map((name) => appender.submit(add(name))));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(log.slice(-2).map(({ events }) => events[0]!.id)).toEqual(["one", "two"]);
  expect((await folds.load("spring")).state.version).toBe(log.length);
});

describe("trouble", () => {
  test.each(["08006", "40001", "53300", "55P03", "57P01", "ECONNRESET"])(
    "%s that passes is tried again",
    async (code) => {
      let times = 0;
      const { appender, calls, told } = inMemory(() => {
        if (++times <= 2) throw error(code);
      });
      expect(await appender.submit(add("one"))).toMatchObject({ status: 201 });
      expect(calls).toHaveLength(3);
      expect(told).toEqual([]);
    },
  );

  test("that does not pass, such as a full disk, is 503 after five tries; nothing was saved, and the journal says so", async () => {
    const full = error("53100");
    const { appender, calls, log, told } = inMemory(() => {
      throw full;
    });
    expect(await appender.submit(add("one"))).toMatchObject({
      refused: 503,
      code: "try-again",
      error: expect.stringContaining("database cannot take this right now"),
    });
    expect(told).toEqual([full]);
    expect(calls).toHaveLength(5);
    expect(log).toHaveLength(stateAfter(...springOpen()).version);
  });

  test("of a decision that throws is that command's alone", async () => {
    const { appender } = inMemory();
    const decide = () => {
      throw new Error("a bug");
    };
    const thrower = { ...add("bad"), decide };
    const outcomes = await Promise.allSettled([appender.submit(thrower), appender.submit(add("two"))]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  });
});

// Its bug was reported at once, although it was written after all when its batch was sent again.
test("a decision that threw is reported with its batch's outcome, and not before", async () => {
  let times = 0;
  const { appender, log } = inMemory(() => {
    if (++times === 1) throw error("57P01");
  });
  const { decide } = add("late");
  let decisions = 0;
  const outcome = await appender.submit({
    ...add("late"),
    decide: (...asked) => {
      if (++decisions === 1) throw new Error("a bug");
      return decide(...asked);
    },
  });
  expect(outcome).toMatchObject({ status: 201 });
  expect(log.at(-1)!.events[0]!.id).toBe("late");
});

test("a command that is overtaken each time is 503 after eight tries, and nothing was saved", async () => {
  const { log, folds } = inMemory();
  let calls = 0;
  const append = async (): Promise<Appended> => {
    calls++;
    return { tournaments: { spring: { outcome: "behind", version: log.length } }, known: {} };
  };
  const waits: number[] = [];
  const pause = async (milliseconds: number) => void waits.push(milliseconds);
  const outcome = await openAppender({ folds, epoch: () => "first", append, pause }).submit(add("one"));
  expect(outcome).toMatchObject({ refused: 503, code: "try-again" });
  expect(calls).toBe(8);
  expect(waits).toHaveLength(6);
  for (const wait of waits) expect(wait).toBeLessThan(260);
});

test("a command that shares batches with repeats is tried again at once, however many they are", async () => {
  const { log, folds } = inMemory();
  let repeats = 20;
  const append = async (_: string, [item]: AppendItem[]): Promise<Appended> => {
    if (repeats-- > 0) return { tournaments: { spring: { outcome: "known" } }, known: {} };
    const version = log.push(...item!.changes);
    return { tournaments: { spring: { outcome: "written", version, first: null, last: null } }, known: {} };
  };
  const pause = () => Promise.reject(new Error("It was made to wait."));
  const appender = openAppender({ folds, epoch: () => "first", append, pause });
  expect(await appender.submit(add("one"))).toMatchObject({ status: 201 });
});

test("what a command leads to is foreseen where it comes alone: of several it would be out of date at once", async () => {
  const { log, folds } = inMemory();
  const append = async (_: string, [item]: AppendItem[]): Promise<Appended> => {
    const version = log.push(...item!.changes);
    return { tournaments: { spring: { outcome: "written", version, first: null, last: null } }, known: {} };
  };
  const foreseen: number[] = [];
  const foresee = ({ after }: { after: State }) => void foreseen.push(after.version);
  const appender = openAppender({ folds, epoch: () => "first", append, foresee });
  await appender.submit(add("one"));
  await Promise.all(["two", "three"].map((name) => appender.submit(add(name))));
  expect(log).toHaveLength(stateAfter(...springOpen()).version + 3);
  // The third is alone once the second is answered.
  expect(foreseen).toEqual([log.length - 2, log.length]);
});

test("a decision on a replaced history is made again on the new one", async () => {
  const [restored] = [changesOf(...springOpen()).slice(0, -1)];
  let log = changesOf(...springOpen());
  let epoch = "first";
  const folds = openFolds(async (_, after) => log.slice(after));
  const under: string[] = [];
  const append = async (decidedUnder: string, [item]: AppendItem[]): Promise<Appended> => {
    under.push(decidedUnder);
    if (epoch === "first") {
      [epoch, log] = ["second", restored];
      folds.dropAll();
      return REPLACED;
    }
    log.push(...item!.changes);
    const outcome = { outcome: "written", version: log.length, first: null, last: null } as const;
    return { tournaments: { spring: outcome }, known: {} };
  };
  const before = fold(log).content.team.size;
  const outcome = await openAppender({ folds, epoch: () => epoch, append }).submit(add("one"));
  expect(outcome).toMatchObject({ status: 201, body: { teams: before } });
  expect(under).toEqual(["first", "second"]);
  expect(log.at(-1)!.version).toBe(restored.length);
});

test("a change written just before history was replaced enters no fold of the new one", async () => {
  const restored = changesOf(...springOpen());
  let epoch = "first";
  const folds = openFolds(async (_, after) => restored.slice(after));
  const append = async (_: string, [item]: AppendItem[]): Promise<Appended> => {
    epoch = "second";
    folds.dropAll();
    await folds.load("spring");
    const outcome = { outcome: "written", version: item!.expected + 1, first: null, last: null } as const;
    return { tournaments: { spring: outcome }, known: {} };
  };
  const outcome = await openAppender({ folds, epoch: () => epoch, append }).submit(add("one"));
  expect(outcome).toMatchObject({ status: 201 });
  expect(folds.peek("spring")?.state.version).toBe(restored.length);
});

test("a server that is behind folds what it missed and decides again", async () => {
  const { appender, log, calls } = inMemory();
  await appender.submit(add("one"));
  const theirs = changesOf(
    ...springOpen(),
    (state) => addTeam(state, "one", { name: "one" }),
    (state) => addTeam(state, "theirs", { name: "Theirs" }),
  );
  log.push(theirs.at(-1)!);
  expect(await appender.submit(add("theirs"))).toMatchObject({ refused: 409, code: "name-taken" });
  expect(await appender.submit(add("two"))).toMatchObject({ status: 201, body: { teams: 8 } });
  expect(calls.length).toBeGreaterThan(2);
});

// One tournament's trouble sent the whole batch again: a command that had been refused could then still be written.
test("a refusal is not decided again because of another tournament's trouble in the batch", async () => {
  const log = changesOf(...springOpen());
  let isBroken = true;
  const folds = openFolds(async (tournament, after) => {
    if (tournament === "spring" || after === 0) return log.slice(after);
    if (isBroken) {
      isBroken = false;
      throw error("57P01");
    }
    return [];
  });
  let decisions = 0;
  const refusedOnce: Command = {
    ...add("late"),
    decide: (state) =>
      ++decisions === 1 ? refuse(409, "name-taken", "Taken.") : addTeam(state, "late", { name: "late" }),
  };
  const elsewhere = { ...add("elsewhere"), tournament: "autumn" };
  const written: string[][] = [];
  let autumns = 0;
  const append = async (_: string, items: AppendItem[]): Promise<Appended> => {
    const tournaments: Appended["tournaments"] = {};
    for (const { tournament, expected, changes } of items) {
      const isBehind = tournament === "autumn" && ++autumns === 1;
      const version = expected + changes.length;
      tournaments[tournament] = isBehind
        ? { outcome: "behind", version: expected + 1 }
        : { outcome: "written", version, first: null, last: null };
    }
    written.push(names(items.filter(({ tournament }) => tournaments[tournament]!.outcome === "written")));
    return { tournaments, known: {} };
  };
  const appender = openAppender({ folds, epoch: () => "first", append });
  const outcomes = await Promise.all([
    appender.submit(add("first")),
    appender.submit(elsewhere),
    appender.submit(refusedOnce),
  ]);
  expect(outcomes).toMatchObject([{ status: 201 }, { status: 201 }, { refused: 409 }]);
  await appender.settled();
  expect(isBroken).toBe(false);
  expect(decisions).toBe(1);
  expect(written.flat().sort()).toEqual(["elsewhere", "first"]);
});

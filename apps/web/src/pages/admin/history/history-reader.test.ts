// The history is read once, then only what is new; bursts are merged, and a change that alters older rows rereads them.
import { expect, test } from "bun:test";
import type { HistoryChange, HistoryQuery } from "#web/api/history.ts";
import { problemOf } from "#web/api/outcome.ts";
import { HistoryReader, type HistoryState } from "./history-reader.ts";

const change = (version: number, more: Partial<HistoryChange> = {}): HistoryChange => ({
  change: `c${version}`,
  version,
  at: "2024-05-04T10:30:00.000Z",
  actor: { _id: "carol", name: "Carol" },
  summary: `Change ${version}`,
  items: [],
  undoes: [],
  undoneBy: null,
  undoable: true,
  ...more,
});

/** A log that answers as the server does, and control over when the reader has rested. */
function opened(count: number, matches: (change: HistoryChange) => boolean = () => true) {
  const log = Array.from({ length: count }, (_, at) => change(at + 1));
  const asked: HistoryQuery[] = [];
  let down = false;
  let state: HistoryState | undefined;
  let rested = () => {};
  const reader = new HistoryReader({
    async ask(query) {
      asked.push(query);
      await Promise.resolve();
      if (down) return { ok: false, problem: problemOf("offline", "offline", "No answer.") };
      const { before = Number.POSITIVE_INFINITY, after = 0, limit = 50 } = query;
      const all = log.filter(({ version }) => version < before && version > after).reverse();
      const page = all.slice(0, limit);
      return {
        ok: true,
        value: { changes: page, next: all.length > page.length ? page.at(-1)!.version : null },
      };
    },
    matches,
    tell: (told) => {
      state = told;
    },
    rest: () => new Promise((resolve) => (rested = resolve)),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    reader,
    log,
    asked,
    add: (more: Partial<HistoryChange> = {}) => log.push(change(log.length + 1, more)),
    versions: () => state?.shown?.changes.map(({ version }) => version),
    state: () => state!,
    fail: (now: boolean) => {
      down = now;
    },
    settle,
    rest: async () => {
      rested();
      await settle();
    },
  };
}

test("the first read is the newest fifty; older ones come from what was read, then from further back", async () => {
  const { reader, asked, versions, state, settle } = opened(230);
  reader.hear(230);
  await settle();
  expect(versions()).toEqual(Array.from({ length: 50 }, (_, at) => 230 - at));
  expect(state()).toMatchObject({ shown: { more: true }, failure: "", pending: false });
  expect(asked).toEqual([{ limit: 200 }]);
  for (let press = 0; press < 4; press++) reader.showMore();
  await settle();
  expect(versions()?.at(-1)).toBe(1);
  expect(state().shown?.more).toBe(false);
  expect(asked).toEqual([{ limit: 200 }, { limit: 200, before: 31 }]);
});

test("a risen version asks only for what is new, and a burst is one more question", async () => {
  const { reader, asked, add, versions, settle, rest } = opened(3);
  reader.hear(3);
  await settle();
  add();
  reader.hear(4);
  await settle();
  expect(versions()).toEqual([4, 3, 2, 1]);
  for (let version = 5; version <= 24; version++) {
    add();
    reader.hear(version);
  }
  await settle();
  expect(versions()).toHaveLength(4);
  await rest();
  expect(versions()).toHaveLength(24);
  await rest();
  expect(asked).toEqual([{ limit: 200 }, { limit: 200, after: 3 }, { limit: 200, after: 4 }]);
});

test("what makes no frame is found by looking; a known version asks nothing", async () => {
  const { reader, asked, add, versions, settle } = opened(3);
  reader.hear(3);
  await settle();
  reader.hear(3);
  reader.hear(2);
  await settle();
  expect(asked).toHaveLength(1);
  add();
  reader.look();
  await settle();
  expect(versions()).toEqual([4, 3, 2, 1]);
});

test("an undo changes what older rows say: all that is shown is read anew", async () => {
  const { reader, log, asked, add, state, settle } = opened(3);
  reader.hear(3);
  await settle();
  add({ undoes: ["c2"] });
  log[1] = change(2, { undoneBy: "c4", undoable: false });
  reader.hear(4);
  await settle();
  expect(state().shown?.changes.map(({ undoneBy }) => undoneBy)).toEqual([null, null, "c4", null]);
  expect(asked.at(-1)).toEqual({ limit: 200 });
});

test("only what matches is shown, however far back it stands", async () => {
  const { reader, add, versions, settle } = opened(450, ({ version }) => version % 200 === 1);
  reader.hear(450);
  await settle();
  expect(versions()).toEqual([401, 201, 1]);
  add();
  reader.hear(451);
  await settle();
  expect(versions()).toEqual([401, 201, 1]);
});

test("a failed look keeps what is shown and says why; the next one makes up for it", async () => {
  const { reader, add, fail, versions, state, settle } = opened(3);
  reader.hear(3);
  await settle();
  add();
  fail(true);
  reader.hear(4);
  await settle();
  expect(versions()).toEqual([3, 2, 1]);
  expect(state().failure).toBe("No answer.");
  fail(false);
  reader.again();
  await settle();
  expect(versions()).toEqual([4, 3, 2, 1]);
  expect(state().failure).toBe("");
});

test("a reader that was left says nothing any more", async () => {
  const { reader, state, settle } = opened(3);
  reader.hear(3);
  reader.close();
  await settle();
  expect(state()?.shown ?? null).toBeNull();
});

// The lighter call for one change does what the call for many does, and never takes anything else.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Kysely } from "kysely";
import { openDatabase, openPool } from "#server/postgres/connect.ts";
import type { Database } from "#server/postgres/schema.ts";
import { changesOf } from "#tests/given.ts";
import { freshDatabase, type TestDatabase } from "#tests/harness/database.ts";
import { created, placeholder, settings } from "#tests/spring-open.ts";
import { type AppendItem, append } from "./append.ts";
import { oneOf } from "./append-one.ts";
import { readEpoch } from "./read-changes.ts";

let database: TestDatabase;
let db: Kysely<Database>;
let epoch: string;

beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(openPool({ url: database.url, max: 1 }));
  epoch = await readEpoch(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const account = crypto.randomUUID();

/** A tournament, and an item that changes its location. */
async function begun(): Promise<AppendItem> {
  const tournament = crypto.randomUUID();
  const [creation, change] = changesOf(created(), settings({ location: "Springfield" })).map((change) => ({
    ...change,
    tournament,
    actor: account,
    change: crypto.randomUUID(),
    command: crypto.randomUUID(),
  }));
  const item: AppendItem = {
    tournament,
    expected: 0,
    commands: [creation!.command],
    changes: [creation!],
    answers: [],
    slug: `light-${tournament}`,
    home: { published: false, card: { name: "Spring Open" } as never },
    organisers: [{ account, role: "owner" }],
  };
  expect((await append(db, epoch, [item])).tournaments[tournament]!.outcome).toBe("written");
  const { command } = change!;
  return {
    ...item,
    expected: 1,
    commands: [command],
    changes: [change!],
    answers: [{ command, body_hash: "digest", status: 200, body: { name: "Café" }, version: 2 }],
    ...{ slug: null, home: null, organisers: null },
  };
}

const renewed = (item: AppendItem): AppendItem => {
  const command = crypto.randomUUID();
  const changes = item.changes.map((change) => ({ ...change, command, change: crypto.randomUUID() }));
  return { ...item, commands: [command], changes, answers: item.answers.map((one) => ({ ...one, command })) };
};

/** What is sent and stored for it, without what differs each time. */
async function told(item: AppendItem, beside: AppendItem[], under = epoch) {
  const { tournaments, known, isReplaced } = await append(db, under, [item, ...beside]);
  const { first, last, ...outcome } = (tournaments[item.tournament] ?? { isReplaced }) as Record<
    string,
    unknown
  >;
  const { tournament: id } = item;
  const rows = await db
    .selectFrom("changes")
    .selectAll()
    .where("tournament", "=", id)
    .orderBy("version")
    .execute();
  const kept = await db.selectFrom("answers").selectAll().where("command", "in", item.commands).execute();
  return {
    outcome,
    isLast: first === undefined ? null : first === rows.at(-1)!.position && last === first,
    known: Object.values(known),
    changes: rows.map(({ position: _, change: __, tournament: ___, command: ____, ...row }) => row),
    kept: kept.map(({ command: _, at: __, ...answer }) => answer),
  };
}

test("written, known, behind and of another history are told and kept alike", async () => {
  const [light, whole] = [await begun(), await begun()];
  const another = async () => [await begun()];
  const both = async (one: AppendItem, other: AppendItem, under = epoch) => {
    expect(oneOf([one])).not.toBe(null);
    const [ours, theirs] = [await told(one, [], under), await told(other, await another(), under)];
    expect(ours).toEqual(theirs);
    return ours;
  };
  const written = await both(light, whole);
  expect(written).toMatchObject({ outcome: { outcome: "written", version: 2 }, isLast: true });
  expect(written.kept).toEqual([{ body_hash: "digest", status: 200, body: { name: "Café" }, version: 2 }]);
  expect(written.changes.at(-1)).toMatchObject({ version: 2, kind: "ChangeGames", actor: account });
  const again = await both(light, whole);
  expect(again).toMatchObject({ outcome: { outcome: "known" }, known: written.kept });
  const stale = await both(renewed(light), renewed(whole));
  expect(stale).toMatchObject({
    outcome: { outcome: "behind", version: 2 },
    known: [],
    kept: [],
  });
  expect(stale.changes).toHaveLength(2);
  const next = (item: AppendItem): AppendItem => {
    const { changes, ...fresh } = renewed(item);
    return { ...fresh, expected: 2, changes: changes.map((change) => ({ ...change, version: 3 })) };
  };
  for (const make of [next, renewed]) {
    const elsewhere = await both(make(light), make(whole), "another");
    expect(elsewhere).toEqual({ ...stale, outcome: { isReplaced: true } });
  }
});

test("whatever brings more than one change goes by the call for many", async () => {
  const item = await begun();
  const [added] = changesOf(created(), placeholder).slice(1);
  const card = { published: true, card: {} as never };
  const more: AppendItem[][] = [
    [],
    [item, item],
    [{ ...item, changes: [] }],
    [{ ...item, changes: [...item.changes, ...item.changes] }],
    [{ ...item, commands: [...item.commands, crypto.randomUUID()] }],
    [{ ...item, answers: [] }],
    [{ ...item, slug: "spring" }],
    [{ ...item, home: card }],
    [{ ...item, organisers: [] }],
    [{ ...item, changes: [added!] }],
  ];
  for (const items of more) expect(oneOf(items)).toBe(null);
});

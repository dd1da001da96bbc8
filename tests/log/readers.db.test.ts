// A reader of `position > last` loses rows of a plain sequence under sixteen writers; the log's reader loses none.
import { expect, test } from "bun:test";
import { append } from "#server/log/append.ts";
import { lastPosition, readAfter, readEpoch } from "#server/log/read-changes.ts";
import { openDatabase, openPool } from "#server/postgres/connect.ts";
import { atEnd } from "../harness/closing.ts";
import { freshDatabase } from "../harness/database.ts";
import { creationOf } from "./creation.ts";

const WRITERS = 16;
const WRITES = 20;
const ROUNDS = 20;

async function connect() {
  const database = await freshDatabase();
  const pool = openPool({ url: database.url, max: WRITERS + 2 });
  const db = openDatabase(pool);
  atEnd(async () => {
    await db.destroy();
    await database.drop();
  });
  return { pool, db };
}

/** Reads while the writers write, then until nothing is left. Out: the positions seen, in order. */
async function follow(
  read: (after: number) => Promise<number[]>,
  writing: Promise<unknown>,
): Promise<number[]> {
  const seen: number[] = [];
  let done = false;
  writing.finally(() => (done = true));
  for (;;) {
    const last = done;
    const next = await read(seen.at(-1) ?? 0);
    seen.push(...next);
    if (last && next.length === 0) return seen;
  }
}

const everyWriter = (write: (writer: number, index: number) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let index = 0; index < WRITES; index++) await write(writer, index);
    }),
  );

test("sixteen writers: the naive reader loses rows, ours none", async () => {
  const { pool, db } = await connect();
  await pool.query("create table naive (position bigserial primary key, writer int)");

  let lost = 0;
  for (let round = 0; round < ROUNDS && lost === 0; round++) {
    await pool.query("truncate naive restart identity");
    const insert = "begin; insert into naive (writer) values (1); select pg_sleep(random() * 0.002); commit";
    const writing = everyWriter(() => pool.query(insert));
    const read = async (after: number) => {
      const { rows } = await pool.query(
        "select position::int from naive where position > $1 order by position",
        [after],
      );
      return rows.map(({ position }) => position as number);
    };
    const seen = await follow(read, writing);
    await writing;
    const { rows } = await pool.query("select count(*)::int as written from naive");
    expect(rows[0].written).toBe(WRITERS * WRITES);
    lost = WRITERS * WRITES - seen.length;
  }
  expect(lost).toBeGreaterThan(0);

  const epoch = await readEpoch(db);
  const writing = everyWriter((writer, index) => append(db, epoch, [creationOf(`w${writer}-${index}`)]));
  const seen = await follow(
    async (after) => (await readAfter(db, after, 100)).map(({ position }) => position),
    writing,
  );
  const outcomes = await writing;
  expect(outcomes).toHaveLength(WRITERS);
  expect(seen).toHaveLength(WRITERS * WRITES);
  expect(new Set(seen).size).toBe(WRITERS * WRITES);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(await lastPosition(db)).toBe(seen.at(-1)!);
}, 60_000);

// A database that hangs with its connections open: the caller gets an error, and the
// hanging connection is not used again.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Kysely, sql } from "kysely";
import type pg from "pg";
import { isPassing } from "#server/log/passing-trouble.ts";
import { freshDatabase } from "#tests/harness/database.ts";
import { openSilentNetwork, type SilentNetwork } from "#tests/harness/silent-network.ts";
import { openDatabase, openPool } from "./connect.ts";
import type { Database } from "./schema.ts";

let network: SilentNetwork;
let pool: pg.Pool;
let db: Kysely<Database>;
beforeAll(async () => {
  network = await openSilentNetwork((await freshDatabase()).url);
  pool = openPool({ url: network.url, max: 1, answerMs: 300 });
  db = openDatabase(pool);
});
afterAll(() => db.destroy());

const ask = () => sql`select 1`.execute(db);
/** Falls silent during a query, on an open connection. */
const trouble = async (question: () => Promise<unknown>): Promise<unknown> => {
  network.replace();
  await ask();
  network.fallSilent();
  return question().catch((error) => error);
};

test("a question ends as trouble that passes, and the next one gets a connection of its own", async () => {
  expect(isPassing(await trouble(ask))).toBe(true);
  network.replace();
  await ask();
});

test("the same of a question to the pool itself", async () => {
  expect(isPassing(await trouble(() => pool.query("select 1")))).toBe(true);
  network.replace();
  await pool.query("select 1");
});

test("a transaction ends with its first unanswered question: no rollback is waited for behind it", async () => {
  await ask();
  let isGivenUp = false;
  const work = db.transaction().execute(async (trx) => {
    network.fallSilent();
    await sql`select 1`.execute(trx).finally(() => (isGivenUp = pool.totalCount === 1));
  });
  expect(isPassing(await work.catch((error) => error))).toBe(true);
  expect([isGivenUp, pool.totalCount]).toEqual([true, 0]);
  network.replace();
  await ask();
});

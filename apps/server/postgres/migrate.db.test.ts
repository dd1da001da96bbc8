// Migrations: applied once, in order, by one server at a time, and frozen afterwards.
import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { freshDatabase, type TestDatabase } from "#tests/harness/database.ts";
import { eventually } from "#tests/harness/log-of.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openDatabase, openPool } from "./connect.ts";
import { refuseLostSettings } from "./lost-settings.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;
let url: string;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase();
  // An empty database beside the template's copy, so that these files are the first it sees.
  const empty = `${new URL(database.url).pathname.slice(1)}_empty`;
  await query(database.url, `create database ${empty}`);
  url = database.url.replace(/[^/]+$/, empty);
  folder = await mkdtemp(join(tmpdir(), "scorecards-migrations-"));
  await writeFile(
    join(folder, "2026-01-01-01-teams.sql"),
    "create table team (name text); insert into team values ('Aces');",
  );
  await writeFile(join(folder, "2026-01-02-01-more.sql"), "insert into team values ('Eagles');");
});
afterEach(async () => {
  await query(database.url, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
  await database.drop();
  await rm(folder, { recursive: true });
});

async function query(address: string, text: string, role?: string) {
  const pool = openPool({ url: address, max: 1, ...(role && { role }) });
  try {
    return (await pool.query(text)).rows;
  } finally {
    await pool.end();
  }
}

test("each is applied once, also when several servers start at once", async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate({ url, folder })));
  expect(applied.flat()).toEqual(["2026-01-01-01-teams", "2026-01-02-01-more"]);
  expect(await query(url, "select name from team")).toEqual([{ name: "Aces" }, { name: "Eagles" }]);
});

// It waited silently, and for ever if a pooler had kept the session of a server that was long gone.
test("who waits for another server's migrations says so; afterwards nobody holds the turn", async () => {
  const said: string[] = [];
  const { error } = console;
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select pg_advisory_xact_lock(7236401)");
  console.error = (line: string) => void said.push(line);
  const late = migrate({ url, folder, patienceMs: 1 });
  try {
    await eventually(() => expect(said).not.toEqual([]));
  } finally {
    console.error = error;
  }
  await holder.query("commit");
  const applied = await late;
  // Servers of other tests migrate databases of their own at the same time.
  const held = await holder.query(`select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and objid = 7236401`);
  await holder.end();
  expect(applied).toHaveLength(2);
  expect(said).toEqual(["Another server is migrating the database; waiting for it …"]);
  expect(held.rows).toEqual([]);
});

test("a pooler that drops the settings of a connection is refused", async () => {
  const pool = openPool({ url, max: 1 });
  const refusal = await refuseLostSettings(pool, url, "scorecards_app").catch((error) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(refusal.message).toContain("drops the settings of a connection; name the PostgreSQL behind it.");
  expect(pool.ended).toBe(true);
});

test("one that fails leaves nothing behind", async () => {
  await writeFile(join(folder, "2026-01-03-01-broken.sql"), "create table half (); select nonsense;");
  expect(migrate({ url, folder })).rejects.toThrow("2026-01-03-01-broken");
  await migrate({ url, folder }).catch(() => {});
  expect(await query(url, "select to_regclass('half') as half")).toEqual([{ half: null }]);
});

test("one that was edited after it was applied stops the start", async () => {
  await migrate({ url, folder });
  await writeFile(join(folder, "2026-01-02-01-more.sql"), "insert into team values ('Hawks');");
  const refusal = await migrate({ url, folder }).catch((error) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(refusal.message).toContain("2026-01-02-01-more was edited");
});

test("an older program refuses a newer one's database", async () => {
  await migrate({ url, folder });
  await rm(join(folder, "2026-01-02-01-more.sql"));
  expect(migrate({ url, folder })).rejects.toThrow(StartRefusal);
});

test("an owner who may not make the application's role is told what to ask for", async () => {
  await query(url, "create role plain_owner login password 'x' nosuperuser nocreaterole");
  try {
    const theirs = new URL(url);
    theirs.username = "plain_owner";
    theirs.password = "x";
    const refusal = await migrate({ url: theirs.href, folder }).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartRefusal);
    expect(refusal.message).toContain("GRANT scorecards_app TO plain_owner;");
  } finally {
    await query(url, "drop role plain_owner");
  }
});

test("a pool works as the role it was opened for, with values as this product reads them", async () => {
  await migrate({ url, folder });
  const pool = openPool({ url, role: "scorecards_app", max: 1 });
  const db = openDatabase(pool);
  const { rows } = await sql`select current_user as who, 12::int8 as count, date '2026-11-27' as day,
    timestamptz '2026-11-27 10:00+02' as at, array[1, 2]::int8[] as counts, null::int8 as nothing`.execute(
    db,
  );
  expect(rows).toEqual([
    {
      who: "scorecards_app",
      count: 12,
      day: "2026-11-27",
      at: "2026-11-27T08:00:00.000Z",
      counts: [1, 2],
      nothing: null,
    },
  ]);
  expect(pool.query("insert into team values ('Owls')")).rejects.toThrow("permission denied");
  await pool.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

// A new, migrated database for a test, copied from a template in about 30 ms.
import pg from "pg";
import { migrate } from "#server/postgres/migrate.ts";
import { atEnd } from "./closing.ts";
import { clusterUrl } from "./cluster.ts";

export interface TestDatabase {
  /** As superuser, who also owns the tables. */
  url: string;
  drop(): Promise<void>;
}

const template = "scorecards_template";
const making = 4_410_377;
/** "Being accessed by other users": sessions that were just closed take a moment to end. */
const inUse = "55006";
const inUseMs = 5_000;

let connected: Promise<{ admin: pg.Pool; url: string }> | null = null;

export async function freshDatabase(): Promise<TestDatabase> {
  connected ??= connect();
  const { admin, url } = await connected;
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await whenUnused(() => admin.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: inDatabase(url, name),
    drop: async () => {
      await admin.query(`drop database if exists ${name} with (force)`);
    },
  };
}

async function connect() {
  const url = await clusterUrl();
  const admin = new pg.Pool({ connectionString: inDatabase(url, "postgres"), max: 4 });
  admin.on("error", () => {});
  admin.on("connect", (client) => client.on("error", () => {}));
  atEnd(async () => {
    connected = null;
    await admin.end();
  });
  await makeTemplate(admin, url);
  return { admin, url };
}

async function makeTemplate(admin: pg.Pool, url: string): Promise<void> {
  const client = await admin.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [making]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [template]);
    if (rowCount) return;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    await migrate({ url: inDatabase(url, draft) });
    await whenUnused(() => client.query(`alter database ${draft} rename to ${template}`));
  } finally {
    client.release(true);
  }
}

async function whenUnused(work: () => Promise<unknown>): Promise<void> {
  for (const deadline = Date.now() + inUseMs; ; await Bun.sleep(20)) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== inUse || Date.now() > deadline) throw error;
    }
  }
}

function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

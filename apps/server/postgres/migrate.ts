// Brings a database to the newest migration; every server does so at its start, one after another.
import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { complain } from "../journal.ts";
import { StartRefusal } from "../start-refusal.ts";
import { ensureApplicationRole } from "./application-role.ts";
import { connectTimeoutMs, keepCalm } from "./connect.ts";
import { databaseRefusal } from "./database-refusal.ts";
import { migrationsFolder, readMigrations, refuseEdited, type SqlMigration } from "./migration-files.ts";
import { oldestMajor } from "./oldest-major.ts";

/** Any fixed number: whoever holds this lock in this database is migrating. */
const migrationLock = 7_236_401;
/** Another server's migrations seldom take longer; past this the wait is explained. */
const PATIENCE_MS = 3_000;

/**
 * Runs as the owner of the tables, never as the application's role. Refuses a database that it cannot reach or
 * use. Returns the names of the migrations that it applied.
 */
export async function migrate({
  url,
  folder = migrationsFolder,
  patienceMs = PATIENCE_MS,
}: {
  url: string;
  folder?: string;
  patienceMs?: number;
}): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: "scorecards migrations",
    connectionTimeoutMillis: connectTimeoutMs,
  });
  keepCalm(pool);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await inTurn(pool, patienceMs, async (owner) => {
      await refuseOldServer(owner);
      await ensureApplicationRole(owner);
      await refuseEdited(owner, migrations);
      return await applyMissing(db, migrations);
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw databaseRefusal(url, cause) ?? error;
  } finally {
    await db.destroy();
  }
}

/**
 * Several servers may start at once: the later ones wait here and then find nothing to do. The lock
 * belongs to a transaction, not a session: a pooler keeps a session after its user has gone, and every
 * later start would wait for ever.
 */
async function inTurn<T>(
  pool: pg.Pool,
  patienceMs: number,
  work: (owner: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const turn = await pool.connect();
  const waiting = setTimeout(
    () => complain("Another server is migrating the database; waiting for it …"),
    patienceMs,
  );
  try {
    await turn.query("begin");
    await turn.query("set local idle_in_transaction_session_timeout = 0");
    await turn.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    clearTimeout(waiting);
    const owner = await pool.connect();
    try {
      return await work(owner);
    } finally {
      // The failed migration may have left it in a broken state.
      owner.release(true);
    }
  } finally {
    clearTimeout(waiting);
    // If the connection merely disappeared, it would hold the lock until PostgreSQL notices.
    await turn.query("rollback").catch(() => {});
    turn.release(true);
  }
}

async function refuseOldServer(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query("show server_version_num");
  const major = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (major < oldestMajor)
    throw new StartRefusal(
      `DATABASE_URL names a PostgreSQL ${major}, but this program needs PostgreSQL ${oldestMajor} or later.`,
    );
}

async function applyMissing(db: Kysely<unknown>, migrations: SqlMigration[]): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations.map((one) => [one.name, one])) },
    migrationTableName: "migration",
    migrationLockTableName: "migration_lock",
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === "Error");
  if (error) throw new Error(`The migration ${failed?.migrationName ?? ""} failed`, { cause: error });
  return results.map((result) => result.migrationName);
}

// Opens connections to PostgreSQL: the pool with this product's own type parsers, and kysely on top of it.
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { BoundedClient } from "./bounded-client.ts";
import type { Database } from "./schema.ts";
import { typeParsers } from "./type-parsers.ts";

/** A writer that waits longer than this for another's lock is told to try again. */
const lockTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;
/** A little longer than the statement timeout: a live database reports that itself. */
const answerTimeoutMs = 17_000;
export const connectTimeoutMs = 10_000;
const keepIdleMs = 30_000;

export interface PoolSettings {
  url: string;
  /** The role that every connection works as, from its first statement on. */
  role?: string;
  max?: number;
  /** How long to wait for an answer before the connection is given up. */
  answerMs?: number;
}

export function openPool({ url, role, max = 10, answerMs = answerTimeoutMs }: PoolSettings): pg.Pool {
  const options = [
    `-c lock_timeout=${lockTimeoutMs}`,
    `-c statement_timeout=${statementTimeoutMs}`,
    "-c timezone=UTC",
    ...(role ? [`-c role=${role}`] : []),
  ];
  const pool = new pg.Pool({
    connectionString: url,
    Client: BoundedClient,
    max,
    options: options.join(" "),
    application_name: "scorecards",
    connectionTimeoutMillis: Math.min(connectTimeoutMs, answerMs),
    query_timeout: answerMs,
    idleTimeoutMillis: keepIdleMs,
    keepAlive: true,
    types: typeParsers,
  });
  keepCalm(pool);
  return pool;
}

export function openDatabase(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** A lost connection already fails the query that uses it; the extra event must not end the process. */
export function keepCalm(pool: pg.Pool): void {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}

// Gives a command the site's database: the configured one, or the embedded one, even while a server runs on it.
import { access } from "node:fs/promises";
import type { Kysely } from "kysely";
import { readConfig } from "#server/config.ts";
import { tournamentBySlug } from "#server/log/read-changes.ts";
import { openDatabase, openPool } from "#server/postgres/connect.ts";
import { layout } from "#server/postgres/embedded/data-directory.ts";
import { startEmbedded } from "#server/postgres/embedded/embedded.ts";
import { migrate } from "#server/postgres/migrate.ts";
import type { Database } from "#server/postgres/schema.ts";
import { Complaint, Misuse } from "./complaint.ts";

/**
 * Works as the owner of the tables. Only a command that `makes` a database may start without one: otherwise a
 * wrong DATA_DIR would look like an empty site.
 */
export async function withDatabase<T>(
  work: (db: Kysely<Database>) => Promise<T>,
  { makes = false } = {},
): Promise<T> {
  const config = readConfig(Bun.env);
  if (!config.databaseUrl && !makes) await refuseWithoutDatabase(config.dataDir);
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, share: true });
  const url = embedded?.url ?? config.databaseUrl!;
  try {
    await migrate({ url });
    const db = openDatabase(openPool({ url, max: 2 }));
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

async function refuseWithoutDatabase(dataDir: string): Promise<void> {
  const isThere = await access(layout(dataDir).home).then(
    () => true,
    (error) => error.code !== "ENOENT" && error.code !== "ENOTDIR",
  );
  if (!isThere)
    throw new Complaint(
      `There is no database in DATA_DIR ${dataDir}; set DATA_DIR, or DATABASE_URL, as for the server.`,
    );
}

export function slugOf([slug]: string[]): string {
  if (!slug) throw new Misuse("Please name the tournament by its link, such as spring-open-05042024.");
  return slug;
}

const MOST_TOLD = 10;

export async function tournamentNamed(db: Kysely<Database>, slug: string): Promise<string> {
  const id = await tournamentBySlug(db, slug);
  if (id) return id;
  const known = await db.selectFrom("tournaments").select("slug").orderBy("slug").limit(MOST_TOLD).execute();
  const links = known.map((row) => row.slug).join(", ");
  throw new Complaint(
    `There is no tournament with the link “${slug}”; ${links ? `there are links such as ${links}` : "this database holds none"}.`,
  );
}

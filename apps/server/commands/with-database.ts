// Gives a command the site's database: the one that is set, or the embedded one, beside a running server too.

import type { Kysely } from "kysely";
import { readConfig } from "#server/config.ts";
import { tournamentBySlug } from "#server/log/read-changes.ts";
import { openDatabase, openPool } from "#server/postgres/connect.ts";
import { startEmbedded } from "#server/postgres/embedded.ts";
import { migrate } from "#server/postgres/migrate.ts";
import type { Database } from "#server/postgres/schema.ts";
import { Complaint } from "./complaint.ts";

/** Works as the owner of the tables. */
export async function withDatabase<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const config = readConfig(Bun.env);
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

export async function tournamentNamed(db: Kysely<Database>, slug: string | undefined): Promise<string> {
  if (!slug) throw new Complaint("Please name the tournament by its link, such as spring-open-05042024.");
  const id = await tournamentBySlug(db, slug);
  if (!id) throw new Complaint(`There is no tournament with the link “${slug}”.`);
  return id;
}

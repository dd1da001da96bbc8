// The tournaments that an account organises, as the profile lists them.

import type { Kysely } from "kysely";
import { newestFirst } from "#projections/lists.ts";
import type { HomeCard } from "#projections/views.ts";
import type { Viewer } from "#server/log/command.ts";
import type { Database } from "#server/postgres/schema.ts";

/** Newest start date first; an account that organises everything sees all. */
export async function tournamentsOf(db: Kysely<Database>, viewer: Viewer): Promise<HomeCard[]> {
  let query = db.selectFrom("tournaments").select("card");
  if (!viewer.everything) {
    const own = db.selectFrom("organisers").select("tournament").where("account", "=", viewer.account);
    query = query.where("id", "in", own);
  }
  const rows = await query.execute();
  return rows.map(({ card }) => card).sort(newestFirst);
}

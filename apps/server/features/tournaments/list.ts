// The tournaments that an account organises, as the profile lists them, and those that it has deleted.

import { type Kysely, sql } from "kysely";
import { newestFirst } from "#projections/lists.ts";
import type { HomeCard } from "#projections/views.ts";
import type { Viewer } from "#server/log/command.ts";
import type { Database } from "#server/postgres/schema.ts";

type Db = Kysely<Database>;

const isRemoved = sql<boolean>`card ? 'isRemoved'`;

/** Newest start date first; an account that organises everything sees all. */
export async function tournamentsOf(db: Db, viewer: Viewer): Promise<HomeCard[]> {
  const query = db.selectFrom("tournaments").select("card");
  const own = db.selectFrom("organisers").select("tournament").where("account", "=", viewer.account);
  const listed = viewer.everything
    ? query.where(sql<boolean>`not ${isRemoved}`)
    : query.where("id", "in", own);
  const rows = await listed.execute();
  return rows.map(({ card }) => card).sort(newestFirst);
}

/** Those that the viewer may restore: their own, newest start date first. */
export async function deletedBy(db: Db, viewer: Viewer): Promise<HomeCard[]> {
  const query = db.selectFrom("tournaments").select("card").where(isRemoved);
  const own = sql<boolean>`card ->> 'owner' = ${viewer.account}`;
  const rows = await (viewer.everything ? query : query.where(own)).execute();
  return rows.map(({ card }) => card).sort(newestFirst);
}

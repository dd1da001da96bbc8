// Reads the log: the changes of one tournament, those of all tournaments in order, and its last position.

import type { Kysely } from "kysely";
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { UNPRINTABLE } from "#events/rules/text.ts";
import { upcastChange } from "#events/upcasters.ts";
import type { Database } from "#server/postgres/schema.ts";

type Db = Kysely<Database>;

/** The members of a change. */
const COLUMNS = [
  "change",
  "tournament",
  "version",
  "at",
  "actor",
  "kind",
  "command",
  "params",
  "undoes",
  "names",
  "events",
] as const;

/** The changes of one tournament after a version, oldest first. */
export async function readChanges(db: Db, tournament: Id, after = 0): Promise<Change[]> {
  const rows = await db
    .selectFrom("changes")
    .select([...COLUMNS])
    .where("tournament", "=", tournament)
    .where("version", ">", after)
    .orderBy("version")
    .execute();
  return rows.map(upcastChange);
}

export interface Positioned {
  position: number;
  change: Change;
}

/** The next changes of all tournaments in commit order, at most `limit`. */
export async function readAfter(db: Db, position: number, limit = 1000): Promise<Positioned[]> {
  const rows = await db
    .selectFrom("changes")
    .select([...COLUMNS, "position"])
    .where("position", ">", position)
    .orderBy("position")
    .limit(limit)
    .execute();
  return rows.map(({ position, ...change }) => ({ position, change: upcastChange(change) }));
}

export async function lastPosition(db: Db): Promise<number> {
  const row = await db
    .selectFrom("changes")
    .select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** This database's random epoch; a different one means that history was replaced. */
export async function readEpoch(db: Db): Promise<string> {
  return (await db.selectFrom("epoch").select("value").executeTakeFirstOrThrow()).value;
}

export async function tournamentBySlug(db: Db, slug: string): Promise<Id | null> {
  if (UNPRINTABLE.test(slug)) return null;
  const row = await db.selectFrom("tournaments").select("id").where("slug", "=", slug).executeTakeFirst();
  return row?.id ?? null;
}

// Feedback in its table: stored, and listed for spectators and for organisers.

import type { Kysely, Selectable } from "kysely";
import type { Id } from "#events/entities.ts";
import type { Viewer } from "#server/log/command.ts";
import type { Database, FeedbackRow } from "#server/postgres/schema.ts";
import { ANONYMOUS, type Feedback } from "./decide.ts";

type Db = Kysely<Database>;
type Row = Selectable<FeedbackRow>;

/** More than a page can show; the newest are the ones that are read. */
const LISTED_MOST = 1000;

export const feedbackView = ({ id, tournament, text, name, is_private, at }: Row) => ({
  _id: id,
  tournament,
  text,
  name: name ?? ANONYMOUS,
  isPrivate: is_private,
  at,
});

export const keepFeedback = (
  db: Db,
  tournament: Id | null,
  { text, name, isPrivate }: Feedback,
): Promise<Row> =>
  db
    .insertInto("feedback")
    .values({ id: crypto.randomUUID(), tournament, text, name, is_private: isPrivate })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Public feedback, newest first; null: about the whole site. */
export const publicFeedback = (db: Db, tournament: Id | null): Promise<Row[]> =>
  db
    .selectFrom("feedback")
    .selectAll()
    .where("tournament", tournament === null ? "is" : "=", tournament)
    .where("is_private", "=", false)
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(LISTED_MOST)
    .execute();

/** All feedback of the tournaments that the viewer organises; accounts that organise everything also see the site's. */
export function feedbackFor(db: Db, viewer: Viewer) {
  let query = db
    .selectFrom("feedback")
    .leftJoin("tournaments", "tournaments.id", "feedback.tournament")
    .selectAll("feedback")
    .select("tournaments.card")
    .orderBy("feedback.at", "desc")
    .orderBy("feedback.id")
    .limit(LISTED_MOST);
  if (!viewer.everything) {
    const own = db.selectFrom("organisers").select("tournament").where("account", "=", viewer.account);
    query = query.where("feedback.tournament", "in", own);
  }
  return query.execute();
}

export async function isFeedbackOf(db: Db, tournament: Id, id: Id): Promise<boolean> {
  const row = await db
    .selectFrom("feedback")
    .select("id")
    .where("id", "=", id)
    .where("tournament", "=", tournament)
    .executeTakeFirst();
  return row !== undefined;
}

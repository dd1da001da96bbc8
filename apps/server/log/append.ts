// Appends changes: the one call by which a running site writes the log and what is kept beside it.

import { type Kysely, sql } from "kysely";
import type { Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import type { HomeCard } from "#projections/views.ts";
import type { Database } from "#server/postgres/schema.ts";
import { appendOne, oneOf } from "./append-one.ts";
import type { Positioned } from "./read-changes.ts";

export interface AppendItem {
  tournament: Id;
  /** The version that the decisions were based on. */
  expected: number;
  commands: Id[];
  changes: Change[];
  answers: { command: Id; body_hash: string; status: number; body: unknown; version: number }[];
  /** The slug to take; only in a creation. */
  slug: string | null;
  /** Null if the home page's card has not changed. */
  home: { published: boolean; card: HomeCard } | null;
  organisers: { account: Id; role: "owner" | "organiser" }[] | null;
}

export type Outcome =
  | { outcome: "written"; version: number; first: number | null; last: number | null }
  | { outcome: "behind"; version: number }
  | { outcome: "known" }
  | { outcome: "slug-taken" };

export interface KeptAnswer {
  body_hash: string;
  status: number;
  body: unknown;
  version: number;
}

export interface Appended {
  tournaments: Record<Id, Outcome>;
  known: Record<Id, KeptAnswer>;
  /** The log's history is not the one that the decisions were based on: nothing was written. */
  isReplaced?: boolean;
}

export const REPLACED: Appended = { tournaments: {}, known: {}, isReplaced: true };

type Db = Kysely<Database>;

/**
 * One call, one transaction: the newest `append` in the migrations states its guarantees. In: the epoch
 * that the decisions were made under. Out: also whether the commit has notified the other servers; if not,
 * the caller must ring the bell.
 */
export async function append(
  db: Db,
  epoch: string,
  items: AppendItem[],
): Promise<Appended & { isTold: boolean }> {
  const one = oneOf(items);
  if (one) return { ...(await appendOne(db, epoch, one)), isTold: false };
  const asked = items.flatMap(({ commands }) => commands);
  const askedOf = items.flatMap(({ tournament, commands }) => commands.map(() => tournament));
  const { rows } = await sql<{ appended: Appended }>`select append(${epoch},
    ${JSON.stringify(items.map(headOf))}::jsonb, ${asked}::uuid[], ${askedOf}::uuid[],
    ${JSON.stringify(items.flatMap(({ changes }) => changes))}::jsonb,
    ${JSON.stringify(items.flatMap(answersOf))}::jsonb, ${JSON.stringify(rareOf(items))}::jsonb) as appended`.execute(
    db,
  );
  return { ...rows[0]!.appended, isTold: true };
}

const headOf = ({ tournament, expected, home }: AppendItem) => ({ tournament, expected, ...home });
const answersOf = ({ tournament, answers }: AppendItem) => answers.map((one) => ({ tournament, ...one }));

/** What few batches have: new links, new teams, other organisers. */
function rareOf(items: AppendItem[]): object {
  const creations = items.flatMap(({ tournament, slug, home }) =>
    slug === null ? [] : [{ tournament, slug, ...home }],
  );
  const teams = items.flatMap(({ tournament, changes }) =>
    changes.flatMap(({ events }) =>
      events.flatMap(({ entity, before, id }) =>
        entity === "team" && before === null ? [{ tournament, id }] : [],
      ),
    ),
  );
  const organisers = items.filter((item) => item.organisers !== null);
  return {
    ...(creations.length > 0 ? { creations } : {}),
    ...(teams.length > 0 ? { teams } : {}),
    ...(organisers.length > 0
      ? { organisers: organisers.map(({ tournament, organisers }) => ({ tournament, organisers })) }
      : {}),
  };
}

/** The written changes of a batch, each with the position that it got. */
export const writtenOf = (items: AppendItem[], { tournaments }: Appended): Positioned[] =>
  items.flatMap(({ tournament, changes }) => {
    const outcome = tournaments[tournament];
    if (outcome?.outcome !== "written" || outcome.first === null) return [];
    const { first } = outcome;
    return changes.map((change, index) => ({ position: first + index, change }));
  });

/** Notifies every server that the log has grown to this position; only those that have not read so far react. */
export const tellPosition = (db: Db, position: number): Promise<unknown> =>
  sql`select pg_notify('log', ${String(position)})`.execute(db);

// Answers kept for repeats of the same request; those of the log's commands are kept by `append` itself.
import { type Kysely, sql } from "kysely";
import type { Id } from "#events/entities.ts";
import { openLastingTrouble } from "#server/lasting-trouble.ts";
import type { Database } from "#server/postgres/schema.ts";
import { keyReused } from "#server/sentences/common.ts";
import { type Answer, isRefusal, type Refusal } from "./command.ts";

const KEPT_DAYS = 2;
const DAY_MS = 86_400_000;
const SWEEP_MS = 3_600_000;

/** A repeat waits for the first one and gets its answer; a refusal is not kept. `act` runs in the same transaction. */
export const actOnce = (
  db: Kysely<Database>,
  command: Id,
  bodyHash: string,
  act: (db: Kysely<Database>) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${command}, 0))`.execute(trx);
    return (await keptAnswer(trx, command, bodyHash)) ?? keep(trx, command, bodyHash, await act(trx));
  });

/** Out: what was answered before, or 422 if the key now comes with another body. */
export const repeatOf = <K extends { body_hash: string }>(kept: K, bodyHash: string): K | Refusal =>
  kept.body_hash === bodyHash ? kept : keyReused();

const underWay = new Map<Id, Promise<unknown>>();

/**
 * The same for slow work, such as a mail: it holds no connection meanwhile, and work that failed halfway is done
 * again. A repeat waits if it reaches the same server; on another one it runs again.
 */
export async function actThenKeep(
  db: Kysely<Database>,
  command: Id,
  bodyHash: string,
  act: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  while (underWay.has(command)) await underWay.get(command);
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay.set(command, promise);
  try {
    return (await keptAnswer(db, command, bodyHash)) ?? (await keep(db, command, bodyHash, await act()));
  } finally {
    underWay.delete(command);
    resolve();
  }
}

async function keptAnswer(
  db: Kysely<Database>,
  command: Id,
  bodyHash: string,
): Promise<Answer | Refusal | null> {
  const kept = await db
    .selectFrom("answers")
    .select(["body_hash", "status", "body"])
    .where("command", "=", command)
    .executeTakeFirst();
  return kept ? repeatOf(kept, bodyHash) : null;
}

async function keep(
  db: Kysely<Database>,
  command: Id,
  body_hash: string,
  outcome: Answer | Refusal,
): Promise<Answer | Refusal> {
  if (isRefusal(outcome)) return outcome;
  const { status, body } = outcome;
  await db
    .insertInto("answers")
    .values({ command, body_hash, status, body: JSON.stringify(body), version: 0 })
    .onConflict((conflict) => conflict.column("command").doNothing())
    .execute();
  return outcome;
}

/** Deletes old answers every hour. Out: stops that. */
export function sweepAnswers(db: Kysely<Database>): () => void {
  const trouble = openLastingTrouble("Old answers could not be deleted", "Old answers are deleted again");
  const sweep = setInterval(() => {
    const before = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
    const old = db.deleteFrom("answers").where("at", "<", before);
    old.execute().then(trouble.over, trouble.met);
  }, SWEEP_MS);
  return () => clearInterval(sweep);
}

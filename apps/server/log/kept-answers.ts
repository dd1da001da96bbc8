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
    const kept = await trx
      .selectFrom("answers")
      .select(["body_hash", "status", "body"])
      .where("command", "=", command)
      .executeTakeFirst();
    if (kept) return kept.body_hash === bodyHash ? kept : keyReused();
    const outcome = await act(trx);
    if (!isRefusal(outcome)) {
      const { status, body } = outcome;
      await trx
        .insertInto("answers")
        .values({ command, body_hash: bodyHash, status, body: JSON.stringify(body), version: 0 })
        .execute();
    }
    return outcome;
  });

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

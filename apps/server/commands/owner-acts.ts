// What only the owner of the tables may do: rewrite history, under a new epoch.
import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Database } from "#server/postgres/schema.ts";

/** Nobody can append until the transaction ends; after it, decisions made on the old history are refused. */
export const lockLog = (work: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock(hashtext('scorecards log'))`.execute(work);

/** Running servers read the epoch with every poll and drop everything they know. */
export const newEpoch = (work: Transaction<Database>) =>
  work
    .updateTable("epoch")
    .set({ value: randomBytes(16).toString("hex") })
    .execute();

export async function withoutAppendOnly(
  work: Transaction<Database>,
  act: () => Promise<void>,
): Promise<void> {
  await sql`alter table changes disable trigger append_only`.execute(work);
  await act();
  await sql`alter table changes enable trigger append_only`.execute(work);
}

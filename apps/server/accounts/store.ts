// Accounts in their table: found by address or id, created, verified.

import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Id } from "#events/entities.ts";
import { isId } from "#events/id.ts";
import { normalForm } from "#events/rules/normal-form.ts";
import type { AccountRow, Database } from "#server/postgres/schema.ts";

type Db = Kysely<Database>;
export type Account = Selectable<AccountRow>;

/** Addresses are trimmed and compared without case (rule 30). */
export const emailKey = (email: string): string => normalForm(email.trim()).toLowerCase();

export const accountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom("accounts").selectAll().where("email_key", "=", emailKey(email)).executeTakeFirst();

export const accountById = (db: Db, id: Id): Promise<Account | undefined> =>
  db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();

/** Out: false if the address already has an account; then nothing changes. */
export async function insertAccount(db: Db, account: Insertable<AccountRow>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("accounts")
    .values(account)
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const markVerified = (db: Db, id: Id, at: string) =>
  db
    .updateTable("accounts")
    .set({ verified_at: at })
    .where("id", "=", id)
    .where("verified_at", "is", null)
    .execute();

/** The channel on which servers learn of ended sessions. */
export const SESSIONS_CHANNEL = "sessions";

/** At least a millisecond later than any end before, so that no two ends are equal. */
const newEnd = sql<string>`greatest(date_trunc('milliseconds', clock_timestamp()), sessions_ended_at + interval '1 millisecond')`;

/** Ends every token of the account; tokens issued from now on are valid. */
export async function endSessions(db: Db, id: Id): Promise<void> {
  await db.updateTable("accounts").set({ sessions_ended_at: newEnd }).where("id", "=", id).execute();
  await tellAccountsChanged(db);
}

/** Every server rereads accounts and checks its open streams; the notice names nobody. */
export const tellAccountsChanged = (db: Db) => sql`select pg_notify(${SESSIONS_CHANNEL}, '')`.execute(db);

/** Ends all sessions too. Out: the account after the change, or undefined if `was` is no longer its hash. */
export async function setPassword(
  db: Db,
  { id, hash, was }: { id: Id; hash: string; was?: string },
): Promise<Account | undefined> {
  let update = db
    .updateTable("accounts")
    .set({ password_hash: hash, sessions_ended_at: newEnd })
    .where("id", "=", id);
  if (was !== undefined) update = update.where("password_hash", "=", was);
  const account = await update.returningAll().executeTakeFirst();
  if (account) await tellAccountsChanged(db);
  return account;
}

/** Also deletes its sessions, its mailed links, and the address kept with invitations to it. */
export async function deleteAccount(db: Db, { id, email_key }: Account): Promise<void> {
  await db.deleteFrom("invitations").where("email_key", "=", email_key).execute();
  await db.deleteFrom("accounts").where("id", "=", id).execute();
  await tellAccountsChanged(db);
}

export async function namesOfAccounts(db: Db, ids: readonly string[]): Promise<Map<Id, string>> {
  const known = [...new Set(ids)].filter(isId);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom("accounts").select(["id", "name"]).where("id", "in", known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

// Invitations: the addresses behind the ids in the log, and the links mailed to them.
import type { Kysely } from "kysely";
import type { Id } from "#events/entities.ts";
import { newToken } from "#server/accounts/mail-tokens.ts";
import { emailKey } from "#server/accounts/store.ts";
import type { Database } from "#server/postgres/schema.ts";
import { sha256 } from "#server/sha256.ts";

type Db = Kysely<Database>;

const LIFE_MS = 14 * 86_400_000;

/** One id for an address at a tournament, however often it is invited there. */
export async function invitationFor(db: Db, tournament: Id, email: string): Promise<Id> {
  const email_key = emailKey(email);
  await db
    .insertInto("invitations")
    .values({ id: crypto.randomUUID(), tournament, email, email_key })
    .onConflict((conflict) => conflict.columns(["tournament", "email_key"]).doNothing())
    .execute();
  const { id } = await db
    .selectFrom("invitations")
    .select("id")
    .where("tournament", "=", tournament)
    .where("email_key", "=", email_key)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Earlier links stay valid: a second invitation must not break the link that has arrived. Out: null if this
 * command has its link already, whichever server made it.
 */
export async function makeInvitationToken(db: Db, invitation: Id, command: Id): Promise<string | null> {
  const token = newToken();
  const expires_at = new Date(Date.now() + LIFE_MS).toISOString();
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("invitation_links")
    .values({ token_hash: sha256(token), invitation, expires_at, command })
    .onConflict((conflict) => conflict.column("command").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n ? token : null;
}

/** Whether this command has its link, so that a repeat mails nothing. */
export async function isMailed(db: Db, command: Id): Promise<boolean> {
  const link = await db
    .selectFrom("invitation_links")
    .select("command")
    .where("command", "=", command)
    .executeTakeFirst();
  return link !== undefined;
}

/** A link that could not be mailed: removing it lets the command try again. */
export const dropInvitationToken = (db: Db, token: string) =>
  db.deleteFrom("invitation_links").where("token_hash", "=", sha256(token)).execute();

/** Out: the invitation of an unexpired link. Whether it is still open is in the log. */
export const invitationOf = (db: Db, token: string) =>
  db
    .selectFrom("invitation_links")
    .innerJoin("invitations", "invitations.id", "invitation_links.invitation")
    .select(["invitations.id", "invitations.tournament", "invitations.email_key"])
    .where("token_hash", "=", sha256(token))
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();

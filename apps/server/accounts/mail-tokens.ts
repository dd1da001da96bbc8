// Links sent by mail: a random token, stored only as a hash, for one purpose and a limited time.
import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Id } from "#events/entities.ts";
import type { Database } from "#server/postgres/schema.ts";
import { sha256 } from "#server/sha256.ts";

type Db = Kysely<Database>;
type Purpose = "verify" | "reset";

const HOUR_MS = 3_600_000;
const LIFE_HOURS: Record<Purpose, number> = { verify: 72, reset: 1 };

export const newToken = (): string => randomBytes(32).toString("base64url");

export async function makeMailToken(
  db: Db,
  purpose: Purpose,
  account: Id,
  nowMs = Date.now(),
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(nowMs + LIFE_HOURS[purpose] * HOUR_MS).toISOString();
  await db
    .insertInto("mail_tokens")
    .values({ token_hash: sha256(token), purpose, account, expires_at, used_at: null })
    .execute();
  return token;
}

/** The account that the token was made for, and whether it has expired; undefined for an unknown token. */
export const readMailToken = (db: Db, purpose: Purpose, token: string) =>
  db
    .selectFrom("mail_tokens")
    .select(["account", "expires_at", "used_at"])
    .where("token_hash", "=", sha256(token))
    .where("purpose", "=", purpose)
    .executeTakeFirst();

/** Out: the account of a valid link, once; undefined for an unknown, expired or used one. */
export async function useMailToken(
  db: Db,
  purpose: Purpose,
  token: string,
  at: string,
): Promise<Id | undefined> {
  const used = await db
    .updateTable("mail_tokens")
    .set({ used_at: at })
    .where("token_hash", "=", sha256(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", at)
    .returning("account")
    .executeTakeFirst();
  return used?.account;
}

export const forgetMailTokens = (db: Db, purpose: Purpose, account: Id) =>
  db.deleteFrom("mail_tokens").where("purpose", "=", purpose).where("account", "=", account).execute();

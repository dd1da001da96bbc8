// Settings that belong to the database: the secret that signs tokens, made once.
import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** The same secret for every server of this database, even if several start at once. */
export async function readSecret(db: Kysely<Database>): Promise<string> {
  const made = { name: "jwt secret", value: randomBytes(48).toString("base64url") };
  await db
    .insertInto("settings")
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", made.name)
    .executeTakeFirstOrThrow();
  return row.value;
}

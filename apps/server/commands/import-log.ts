// `import FILE [--owner EMAIL] [--slug LINK]`: a new tournament that is a copy of an exported log.
import type { Kysely } from "kysely";
import { counted } from "#events/rules/counted.ts";
import { accountByEmail } from "#server/accounts/store.ts";
import { isRefusal } from "#server/log/command.ts";
import { copyLog } from "#server/log/copy-log.ts";
import { writeCopy } from "#server/log/write-copy.ts";
import type { Database } from "#server/postgres/schema.ts";
import { readArguments } from "./arguments.ts";
import { Complaint, Misuse } from "./complaint.ts";
import { readLogFile } from "./read-log-file.ts";
import { withDatabase } from "./with-database.ts";

const OPTIONS = { owner: { type: "string" }, slug: { type: "string" } } as const;

/** Without `--owner` it belongs to the account that organises everything; the answer names the owner. */
export async function importLog(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, 1, OPTIONS);
  const changes = await readLogFile(positionals[0]);
  await withDatabase(async (db) => {
    const owner = values.owner ? await accountByEmail(db, values.owner) : await anAdmin(db);
    if (!owner && values.owner) throw new Complaint(`There is no account with the address ${values.owner}.`);
    if (!owner) throw new Misuse("Please name the owner of the copy: --owner EMAIL of an account.");
    const copied = copyLog(changes, {
      owner: owner.id,
      slug: values.slug ?? null,
      newId: () => crypto.randomUUID(),
    });
    const written = isRefusal(copied) ? copied : await writeCopy(db, copied);
    if (isRefusal(written))
      throw new Complaint(
        `${written.error}${written.code === "slug-taken" ? " Choose another with --slug LINK." : ""}`,
      );
    console.log(
      `Imported ${counted(changes.length, "change")} as ${written.body.linkindex}, of ${owner.email}.`,
    );
  });
}

const anAdmin = (db: Kysely<Database>) =>
  db
    .selectFrom("accounts")
    .selectAll()
    .where("organises_everything", "=", true)
    .orderBy("email")
    .executeTakeFirst();

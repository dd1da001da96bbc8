// `import FILE --owner EMAIL [--slug LINK]`: a new tournament that is a copy of an exported log.

import { counted } from "#events/rules/counted.ts";
import { accountByEmail } from "#server/accounts/store.ts";
import { isRefusal } from "#server/log/command.ts";
import { copyLog } from "#server/log/copy-log.ts";
import { writeCopy } from "#server/log/write-copy.ts";
import { readArguments } from "./arguments.ts";
import { Complaint, Misuse } from "./complaint.ts";
import { readLogFile } from "./read-log-file.ts";
import { withDatabase } from "./with-database.ts";

const OPTIONS = { owner: { type: "string" }, slug: { type: "string" } } as const;

/** The owner is always named: whose a tournament is never changes later. */
export async function importLog(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, 1, OPTIONS);
  const { owner: email } = values;
  if (!email) throw new Misuse("Please name the owner of the copy: --owner EMAIL of an account.");
  const changes = await readLogFile(positionals[0]);
  await withDatabase(async (db) => {
    const owner = await accountByEmail(db, email);
    if (!owner) throw new Complaint(`There is no account with the address ${email}.`);
    const copied = copyLog(changes, {
      owner: owner.id,
      slug: values.slug ?? null,
      newId: () => crypto.randomUUID(),
    });
    const card = isRefusal(copied) ? copied : await writeCopy(db, copied);
    if (isRefusal(card))
      throw new Complaint(
        `${card.error}${card.code === "slug-taken" ? " Choose another with --slug LINK." : ""}`,
      );
    console.log(`Imported ${counted(changes.length, "change")} as ${card.linkindex}, of ${owner.email}.`);
  });
}

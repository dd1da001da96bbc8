// `admin EMAIL`: the account may see and organise every tournament.
import { emailKey, tellAccountsChanged } from "#server/accounts/store.ts";
import { readArguments } from "./arguments.ts";
import { Complaint, Misuse } from "./complaint.ts";
import { withDatabase } from "./with-database.ts";

export async function makeAdmin(args: string[]): Promise<void> {
  const [email] = readArguments(args, 1, {}).positionals;
  if (!email) throw new Misuse("Please give the e-mail address of the account.");
  await withDatabase(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable("accounts")
      .set({ organises_everything: true })
      .where("email_key", "=", emailKey(email))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Complaint(`There is no account with the address ${email}.`);
    await tellAccountsChanged(db);
    console.log(`${email} may now organise every tournament.`);
  });
}

// `admin EMAIL`: the account may see and organise every tournament.
import { emailKey, tellAccountsChanged } from "#server/accounts/store.ts";
import { Complaint } from "./complaint.ts";
import { withDatabase } from "./with-database.ts";

export const makeAdmin = ([email]: string[]): Promise<void> =>
  withDatabase(async (db) => {
    if (!email) throw new Complaint("Please give the e-mail address of the account.");
    const { numUpdatedRows } = await db
      .updateTable("accounts")
      .set({ organises_everything: true })
      .where("email_key", "=", emailKey(email))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Complaint(`There is no account with the address ${email}.`);
    await tellAccountsChanged(db);
    console.log(`${email} may now organise every tournament.`);
  });

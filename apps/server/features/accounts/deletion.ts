// Deleting one's own account, and what it organises. The log has never held more of it than an opaque id.
import type { Kysely } from "kysely";
import type { Id } from "#events/entities.ts";
import { compareNames } from "#events/rules/name.ts";
import { checkPassword } from "#server/accounts/passwords.ts";
import { accountById, deleteAccount } from "#server/accounts/store.ts";
import { type Answer, type Refusal, refuseField, type Viewer } from "#server/log/command.ts";
import { mailUnseen } from "#server/mail/send-mail.ts";
import type { Database } from "#server/postgres/schema.ts";
import { signedOut } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";

/** `others`: how many other accounts organise it; without any, nobody can change it afterwards. */
interface Organised {
  _id: Id;
  name: string;
  linkindex: string;
  isPublished: boolean;
  others: number;
}

/** By name. */
async function organisedBy(db: Kysely<Database>, account: Id): Promise<Organised[]> {
  const rows = await db
    .selectFrom("tournaments")
    .innerJoin("organisers as own", "own.tournament", "tournaments.id")
    .where("own.account", "=", account)
    .select(({ selectFrom, fn }) => [
      "card",
      selectFrom("organisers as other")
        .innerJoin("accounts", "accounts.id", "other.account")
        .whereRef("other.tournament", "=", "tournaments.id")
        .where("other.account", "<>", account)
        .select(fn.countAll<number>().as("count"))
        .as("others"),
    ])
    .execute();
  return rows
    .map(({ card: { _id, name, linkindex, isPublished }, others }) => ({
      _id,
      name,
      linkindex,
      isPublished,
      others: Number(others),
    }))
    .sort((a, b) => compareNames(a.name, b.name));
}

/** Out: the account's own data, and the tournaments that stay when it is deleted. */
export async function ownAccount({ db }: Site, viewer: Viewer): Promise<Answer | Refusal> {
  const account = await accountById(db, viewer.account);
  if (!account) return signedOut();
  const { id, name, email } = account;
  return { status: 200, body: { _id: id, name, email, tournaments: await organisedBy(db, id) } };
}

/**
 * Deletes the name, the address and the password, with every session and mailed link. Tournaments stay as they
 * are; their histories say "an organiser" from then on.
 */
export async function deleteOwnAccount(
  site: Site,
  request: Request,
  viewer: Viewer,
  password: string,
): Promise<Answer | Refusal> {
  const { db, sessions, config, sendMail } = site;
  const account = await accountById(db, viewer.account);
  if (!account) return signedOut();
  if (!(await checkPassword(password, account.password_hash)))
    return refuseField(401, "wrong-password", "password", "The password is wrong.");
  await db.transaction().execute((trx) => deleteAccount(trx, account));
  sessions.ended();
  sessions.replaceRenewal(request, null);
  const text =
    "Your account at Volleyball Scorecards has been deleted, with your name, your address and every session. Tournaments that you organised stay.\n";
  await mailUnseen(config, () =>
    sendMail({ to: account.email, subject: "Your account is deleted", text, link: site.publicUrl }),
  );
  return { status: 200, body: { message: "Your account is deleted." } };
}

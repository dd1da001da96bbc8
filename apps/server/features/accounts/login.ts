// Logging in: the right password of a verified address gets a token.
import { checkPassword } from "#server/accounts/passwords.ts";
import { accountByEmail } from "#server/accounts/store.ts";
import { type Answer, type Refusal, refuse } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";

export async function logIn(site: Site, email: string, password: string): Promise<Answer | Refusal> {
  const account = await accountByEmail(site.db, email);
  if (!(await checkPassword(password, account?.password_hash)) || !account) {
    return refuse(401, "wrong-password", "The e-mail address or the password is wrong.");
  }
  if (account.verified_at === null) {
    return refuse(
      403,
      "not-verified",
      "Please verify your e-mail address first; the link is in the mail that we sent you.",
    );
  }
  const user = { _id: account.id, name: account.name, email: account.email };
  return { status: 200, body: { token: await site.sessions.tokenFor(account), user } };
}

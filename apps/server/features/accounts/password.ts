// Passwords that are forgotten, reset and changed; each new one ends the sessions that there were (rule 30).
import {
  forgetMailTokens,
  makeMailToken,
  readMailToken,
  useMailToken,
} from "#server/accounts/mail-tokens.ts";
import { checkPassword, hashPassword } from "#server/accounts/passwords.ts";
import { accountByEmail, accountById, markVerified, setPassword } from "#server/accounts/store.ts";
import { type Answer, type Refusal, refuse, type Viewer } from "#server/log/command.ts";
import { signedOut } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";

/** The answer does not tell whether the address is known. */
export async function forgotPassword({ db, sendMail, publicUrl }: Site, email: string): Promise<Answer> {
  const account = await accountByEmail(db, email);
  if (account) {
    const link = `${publicUrl}/auth/reset?token=${await makeMailToken(db, "reset", account.id)}`;
    const text = `Please open this link within an hour to choose a new password:\n\n${link}\n\nIf this was not you, ignore this mail; your password stays as it is.\n`;
    await sendMail({ to: account.email, subject: "Choose a new password", text, link });
  }
  return {
    status: 200,
    body: { message: "If there is an account with this address, we have sent a link to it." },
  };
}

const linkOver = () =>
  refuse(400, "link-expired", "This link has expired or was used already. Please ask for a new one.");

/** Whoever opens the mailed link has shown that the address is theirs: it counts as verified. */
export async function resetPassword(
  { db, sessions }: Site,
  token: string,
  password: string,
): Promise<Answer | Refusal> {
  // A password is costly to hash; links that were never good are turned away before.
  if (!(await readMailToken(db, "reset", token))) return linkOver();
  const hash = await hashPassword(password);
  const at = new Date().toISOString();
  const outcome = await db.transaction().execute(async (trx): Promise<Answer | Refusal> => {
    const id = await useMailToken(trx, "reset", token, at);
    if (!id) return linkOver();
    await setPassword(trx, { id, hash });
    await markVerified(trx, id, at);
    await forgetMailTokens(trx, "reset", id);
    return { status: 200, body: { message: "Your password is changed. You can log in now." } };
  });
  sessions.ended();
  return outcome;
}

/** Out: also a new token for the one who asks, whose own session has ended with the others. */
export async function changePassword(
  { db, sessions }: Site,
  request: Request,
  viewer: Viewer,
  { current, password }: { current: string; password: string },
): Promise<Answer | Refusal> {
  const account = await accountById(db, viewer.account);
  if (!account) return signedOut();
  if (!(await checkPassword(current, account.password_hash)))
    return refuse(401, "wrong-password", "The current password is wrong.", {
      fields: { current: "The current password is wrong." },
    });
  const hash = await hashPassword(password);
  const changed = await setPassword(db, { id: account.id, hash, was: account.password_hash });
  if (!changed) return signedOut();
  sessions.ended();
  await forgetMailTokens(db, "reset", account.id);
  const token = await sessions.tokenFor(changed);
  sessions.replaceRenewal(request, token);
  return {
    status: 200,
    body: { message: "Your password is changed. You are logged out everywhere else.", token },
  };
}

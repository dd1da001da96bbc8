// Passwords forgotten, reset and changed; each new one ends all existing sessions (rule 30).
import {
  forgetMailTokens,
  makeMailToken,
  readMailToken,
  useMailToken,
} from "#server/accounts/mail-tokens.ts";
import { checkPassword, hashPassword } from "#server/accounts/passwords.ts";
import {
  type Account,
  accountByEmail,
  accountById,
  markVerified,
  setPassword,
} from "#server/accounts/store.ts";
import { type Answer, type Refusal, refuse, refuseField, type Viewer } from "#server/log/command.ts";
import { mailUnseen } from "#server/mail/send-mail.ts";
import { signedOut } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";

/** The answer does not reveal whether the address is known. */
export async function forgotPassword(site: Site, email: string): Promise<Answer> {
  const account = await accountByEmail(site.db, email);
  if (account) await mailUnseen(site.config, () => sendReset(site, account));
  return {
    status: 200,
    body: { message: "If there is an account with this address, we have sent a link to it." },
  };
}

/** `why`: an opening sentence, where the reader did not ask for a new password. */
export async function sendReset(
  { db, sendMail, publicUrl }: Site,
  account: Account,
  why?: string,
): Promise<void> {
  const link = `${publicUrl}/auth/reset?token=${await makeMailToken(db, "reset", account.id)}`;
  const text = `${why ? `${why} ` : ""}Please open this link within an hour to choose a new password:\n\n${link}\n\nIf this was not you, ignore this mail; your password stays as it is.\n`;
  await sendMail({ to: account.email, subject: "Choose a new password", text, link });
}

/** Tells the owner, who so learns if somebody else changed it. Nobody waits for this mail. */
function tellChanged({ config, sendMail, publicUrl }: Site, to: string): Promise<void> {
  const link = `${publicUrl}/auth/forgot`;
  const text = `The password of your account at Volleyball Scorecards has been changed, and every session has ended.\n\nIf this was not you, choose a new one here at once:\n\n${link}\n`;
  return mailUnseen(config, () => sendMail({ to, subject: "Your password was changed", text, link }));
}

const linkOver = () =>
  refuse(400, "link-expired", "This link has expired or was used already. Please ask for a new one.");

/** Opening the mailed link has shown that the address is theirs, so it counts as verified. */
export async function resetPassword(site: Site, token: string, password: string): Promise<Answer | Refusal> {
  const { db, sessions } = site;
  // Hashing a password is costly, so invalid links are turned away before it.
  if (!(await readMailToken(db, "reset", token))) return linkOver();
  const hash = await hashPassword(password);
  const at = new Date().toISOString();
  const account = await db.transaction().execute(async (trx) => {
    const id = await useMailToken(trx, "reset", token, at);
    if (!id) return undefined;
    const changed = await setPassword(trx, { id, hash });
    await markVerified(trx, id, at);
    await forgetMailTokens(trx, "reset", id);
    return changed;
  });
  if (!account) return linkOver();
  sessions.ended();
  await tellChanged(site, account.email);
  return { status: 200, body: { message: "Your password is changed. You can log in now." } };
}

/** Out: also a new token for the caller, whose own session has ended with the others. */
export async function changePassword(
  site: Site,
  request: Request,
  viewer: Viewer,
  { current, password }: { current: string; password: string },
): Promise<Answer | Refusal> {
  const { db, sessions } = site;
  const account = await accountById(db, viewer.account);
  if (!account) return signedOut();
  if (!(await checkPassword(current, account.password_hash)))
    return refuseField(401, "wrong-password", "current", "The current password is wrong.");
  const hash = await hashPassword(password);
  const changed = await db.transaction().execute(async (trx) => {
    await forgetMailTokens(trx, "reset", account.id);
    return setPassword(trx, { id: account.id, hash, was: account.password_hash });
  });
  if (!changed) return signedOut();
  sessions.ended();
  const token = await sessions.tokenFor(changed);
  sessions.replaceRenewal(request, token);
  await tellChanged(site, account.email);
  return {
    status: 200,
    body: { message: "Your password is changed. You are logged out everywhere else.", token },
  };
}

// Registering, and verifying an address; the answers do not reveal whether an address is known (rules 30 and 31).

import { UNPRINTABLE } from "#events/rules/text.ts";
import { makeMailToken, readMailToken } from "#server/accounts/mail-tokens.ts";
import { checkPassword, hashPassword } from "#server/accounts/passwords.ts";
import {
  type Account,
  accountByEmail,
  emailKey,
  insertAccount,
  markVerified,
} from "#server/accounts/store.ts";
import { complain } from "#server/journal.ts";
import { type Answer, type Refusal, refuse } from "#server/log/command.ts";
import { mailFailed, mailUnseen } from "#server/mail/send-mail.ts";
import type { Site } from "#server/site.ts";
import { sendReset } from "./password.ts";

export interface Registration {
  name: string;
  email: string;
  password: string;
}

const registered = (): Answer => ({
  status: 201,
  body: { message: "Thank you. Please open the link that we have sent to your e-mail address." },
});

/** Out: the same for every address, even if no mail can be sent; registering again sends it again. */
export async function register(
  site: Site,
  { name, email, password }: Registration,
): Promise<Answer | Refusal> {
  const { db } = site;
  const id = crypto.randomUUID();
  const password_hash = await hashPassword(password);
  const made = await insertAccount(db, {
    id,
    name,
    email,
    email_key: emailKey(email),
    password_hash,
    verified_at: null,
  });
  const known = made ? undefined : await accountByEmail(db, email);
  // Checked for new addresses too, so that both cases take equally long.
  const isRetry = await checkPassword(password, known?.password_hash);
  try {
    if (known) await mailKnown(site, known, isRetry);
    else await sendVerification(site, { id, email });
  } catch (error) {
    complain("The mail of a registration could not be sent", error);
    return mailFailed("Please register again in a few minutes.");
  }
  return registered();
}

/**
 * To a known address. Repeating the form with the same password, because no answer came, sends the
 * same mail again. With another password, the first time may have been somebody else's: the link
 * then lets its reader choose one.
 */
async function mailKnown(site: Site, account: Account, isRetry: boolean): Promise<void> {
  if (account.verified_at === null)
    return isRetry ? sendVerification(site, account) : sendReset(site, account, UNVERIFIED);
  const link = `${site.publicUrl}/auth/login`;
  const text = `You have an account with this address already, and it stays as it is. Log in here:\n\n${link}\n\nIf you have forgotten its password, the log-in page helps. If this was not you, ignore this mail.\n`;
  await site.sendMail({ to: account.email, subject: "You already have an account", text, link });
}

const UNVERIFIED = "This address was registered before and is not verified yet.";

async function sendVerification(
  { db, sendMail, publicUrl }: Site,
  account: { id: string; email: string },
): Promise<void> {
  const token = await makeMailToken(db, "verify", account.id);
  const link = `${publicUrl}/auth/verifyemail?token=${token}&email=${encodeURIComponent(account.email)}`;
  const text = `Welcome to Volleyball Scorecards. Please open this link to verify your address:\n\n${link}\n\nIf this was not you, ignore this mail.\n`;
  await sendMail({ to: account.email, subject: "Verify your e-mail address", text, link });
}

export async function resendVerification(site: Site, email: string): Promise<Answer> {
  const account = await accountByEmail(site.db, email);
  if (account && account.verified_at === null)
    await mailUnseen(site.config, () => sendVerification(site, account));
  return {
    status: 200,
    body: { message: "If this address is waiting to be verified, we have sent a new link." },
  };
}

/** Repeating a valid link is answered with success: mail scanners open it first (rule 31). */
export async function verifyEmail({ db }: Site, token: string, email: string): Promise<Answer | Refusal> {
  if (!token || !email || UNPRINTABLE.test(email))
    return refuse(400, "bad-link", "Invalid verification link.");
  const [known, account] = await Promise.all([readMailToken(db, "verify", token), accountByEmail(db, email)]);
  const expired =
    !known ||
    known.account !== account?.id ||
    (account.verified_at === null && Date.parse(known.expires_at) < Date.now());
  if (expired) return refuse(400, "link-expired", "Verification failed or link expired.");
  await markVerified(db, account.id, new Date().toISOString());
  return { status: 200, body: { message: "Your e-mail address is verified. You can log in now." } };
}

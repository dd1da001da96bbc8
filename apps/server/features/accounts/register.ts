// Registering and verifying an address; the answers do not tell whether an address is known (rules 30 and 31).

import { UNPRINTABLE } from "#events/rules/text.ts";
import { makeMailToken, readMailToken } from "#server/accounts/mail-tokens.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import { accountByEmail, emailKey, insertAccount, markVerified } from "#server/accounts/store.ts";
import { type Answer, type Refusal, refuse } from "#server/log/command.ts";
import { mailUnseen } from "#server/mail/send-mail.ts";
import type { Site } from "#server/site.ts";

export interface Registration {
  name: string;
  email: string;
  password: string;
}

const registered = (): Answer => ({
  status: 201,
  body: { message: "Thank you. Please open the link that we have sent to your e-mail address." },
});

export async function register(site: Site, { name, email, password }: Registration): Promise<Answer> {
  const { db, sendMail, publicUrl } = site;
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
  if (made) await sendVerification(site, { id, email });
  else {
    const link = `${publicUrl}/auth/login`;
    const text = `You already have an account with this address. Log in here:\n\n${link}\n\nIf this was not you, ignore this mail.\n`;
    await sendMail({ to: email, subject: "You already have an account", text, link });
  }
  return registered();
}

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
    body: { message: "If this address waits for its verification, we have sent a new link." },
  };
}

/** A repeat of a good link answers success: mail scanners open it first (rule 31). */
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

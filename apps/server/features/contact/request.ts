// A contact request: stored first, then mailed and forwarded; neither can lose what is stored.
import type { Kysely } from "kysely";
import type { Id } from "#events/entities.ts";
import { inOneLine } from "#events/rules/text.ts";
import type { Config } from "#server/config.ts";
import { complain } from "#server/journal.ts";
import type { Database } from "#server/postgres/schema.ts";
import type { Site } from "#server/site.ts";

export interface ContactRequest {
  name: string;
  email: string;
  message: string;
}

const RELAY_MS = 10_000;

/** Out: false if the captcha was used before; then nothing is stored. */
export async function keepRequest(
  db: Kysely<Database>,
  request: ContactRequest,
  captcha: Id,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("contact_requests")
    .values({ id: crypto.randomUUID(), ...request, captcha })
    .onConflict((conflict) => conflict.column("captcha").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** To CONTACT_TO and to the form service, if they are set; a failure is logged. */
export async function passOn(
  { config, sendMail }: Pick<Site, "config" | "sendMail">,
  request: ContactRequest,
): Promise<void> {
  const { name, email, message } = request;
  const text = `${inOneLine(name)} <${email}> asks to host a tournament:\n\n${message}\n`;
  const mail = config.contactTo
    ? sendMail({ to: config.contactTo, subject: "Request to host a tournament", text })
    : null;
  for (const result of await Promise.allSettled([mail, relay(config, request)])) {
    if (result.status === "rejected")
      complain(`A contact request is kept but was not passed on: ${(result.reason as Error).message}`);
  }
}

async function relay(
  { contactRelayUrl, contactRelayKey }: Pick<Config, "contactRelayUrl" | "contactRelayKey">,
  request: ContactRequest,
): Promise<void> {
  if (!contactRelayUrl) return;
  const form = new FormData();
  for (const [field, value] of Object.entries(request)) form.set(field, value);
  if (contactRelayKey) form.set("access_key", contactRelayKey);
  const { ok, status } = await fetch(contactRelayUrl, {
    method: "POST",
    body: form,
    signal: AbortSignal.timeout(RELAY_MS),
  });
  if (!ok) throw new Error(`the form service answered ${status}`);
}

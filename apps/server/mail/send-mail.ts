// Sends mail: by SMTP if it is set up, else as a file in the outbox with the link printed.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Config } from "#server/config.ts";
import { complain, say } from "#server/journal.ts";
import { type Refusal, refuse } from "#server/log/command.ts";

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; a link stands on a line of its own. */
  text: string;
  link?: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Somebody waits for the answer: a mail server that is silent for this long counts as unreachable. */
const SILENCE_MS = 10_000;

export function openMail(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir">,
  silenceMs = SILENCE_MS,
): SendMail {
  if (smtpUrl) {
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    });
    return async ({ to, subject, text }) => {
      await transport.sendMail({ from: mailFrom, to, subject, text }).catch((error) => {
        throw new Error(faultOf(error));
      });
    };
  }
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const outbox = join(dataDir, "outbox");
  return async ({ to, subject, text, link }) => {
    const { message } = await writer.sendMail({ from: mailFrom, to, subject, text });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${crypto.randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(outbox, `.${name}`), withWholeLines(message as Buffer, text), { mode: 0o600 });
    await rename(join(outbox, `.${name}`), join(outbox, name));
    // Without a mail server, whoever reads these lines must pass the link on.
    say(`Mail to ${to}: ${subject}${link ? `\n  ${link}` : ""}`);
  };
}

/** A mail server's error repeats the recipient's address, which journal lines must not hold. */
const faultOf = ({ code = "no code", responseCode }: { code?: string; responseCode?: number }): string =>
  `the mail server did not take it (${[code, responseCode].filter(Boolean).join(" ")})`;

/** `again`: a sentence that says how to ask for the mail once more. */
export const mailFailed = (again: string): Refusal =>
  refuse(503, "mail-failed", `The mail could not be sent just now. ${again}`);

/**
 * For an answer that must not reveal whether there was anything to mail, neither by its delay nor by a failure,
 * which only the journal tells. Waits only for a file in the outbox.
 */
export async function mailUnseen(
  { smtpUrl }: Pick<Config, "smtpUrl">,
  send: () => Promise<void>,
): Promise<void> {
  const sent = send().catch((error) => complain("A mail could not be sent", error));
  if (!smtpUrl) await sent;
}

const LINE_BYTES = 998;

/** nodemailer folds lines over 76 characters, links too; plain text needs no such encoding. */
function withWholeLines(message: Buffer, text: string): Buffer | string {
  const plain = /^[\x20-\x7e\n]*$/.test(text) && text.split("\n").every((line) => line.length <= LINE_BYTES);
  const [head = ""] = message.toString().split("\n\n", 1);
  return plain ? `${head.replace(/^(Content-Transfer-Encoding:) .*$/im, "$1 7bit")}\n\n${text}` : message;
}

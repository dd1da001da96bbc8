// Mails in the outbox: the link was folded in two by quoted-printable lines, so that nobody could copy it.
import { expect, test } from "bun:test";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMail } from "./send-mail.ts";

async function sent(mail: { to: string; subject: string; text: string }): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "scorecards-mail-"));
  await openMail({ smtpUrl: null, mailFrom: "Scorecards <no-reply@localhost>", dataDir })(mail);
  const [file = ""] = (await readdir(join(dataDir, "outbox"))).filter((name) => name.endsWith(".eml"));
  const text = await readFile(join(dataDir, "outbox", file), "utf8");
  await rm(dataDir, { recursive: true });
  return text;
}

test("a long link stands whole on a line of its own, in 7bit", async () => {
  const link = `https://scores.example.org/auth/verifyemail?token=${"t".repeat(60)}&email=someone%40example.org`;
  const mail = await sent({
    to: "ada@example.org",
    subject: "Verify",
    text: `Please open:\n\n${link}\n\nThank you.\n`,
  });
  expect(mail.split("\n")).toContain(link);
  expect(mail).toContain("Content-Transfer-Encoding: 7bit\n");
  expect(mail).toContain("To: ada@example.org\n");
  expect(mail).toEndWith("\n\nThank you.\n");
});

test("text beyond ASCII is encoded, and headers cannot be added by a subject", async () => {
  const mail = await sent({
    to: "ada@example.org",
    subject: "Grüße\r\nBcc: eve@example.org",
    text: "Grüße aus Köln\n",
  });
  expect(mail).toMatch(/^Content-Transfer-Encoding: (quoted-printable|base64)$/m);
  expect(mail).not.toMatch(/^Bcc:/m);
});

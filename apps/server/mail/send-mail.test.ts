// Mails in the outbox: quoted-printable lines folded the link in two, so that nobody could copy it.
import { expect, test } from "bun:test";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
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

test("a refusal of the mail server is told without the address that it repeats", async () => {
  const server = createServer((socket) => {
    socket.write("220 mail\r\n");
    socket.on("data", (bytes) => {
      const refuses = String(bytes).startsWith("RCPT");
      socket.write(refuses ? "550 5.1.1 <ada@example.org> is nobody here\r\n" : "250 fine\r\n");
    });
    socket.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const send = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "no-reply@localhost", dataDir: "" });
  const { message } = await send({ to: "ada@example.org", subject: "Verify", text: "Hello" }).then(
    () => new Error("was sent"),
    (error: Error) => error,
  );
  server.close();
  expect(message).toBe("the mail server did not take it (EENVELOPE 550)");
});

test("a mail server that says nothing is not waited for without end", async () => {
  const server = createServer((socket) => void socket.on("error", () => {})).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "no-reply@localhost", dataDir: "" };
  const sent = openMail(config, 50)({ to: "ada@example.org", subject: "Verify", text: "Hello" });
  expect(await sent.catch(({ message }) => message)).toBe("the mail server did not take it (ETIMEDOUT)");
  server.close();
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

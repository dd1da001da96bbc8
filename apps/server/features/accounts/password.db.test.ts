// Passwords forgotten, reset and changed, and sessions ended, as a person sees it.
import { beforeAll, expect, test } from "bun:test";
import { readdir, readFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { applicationRole } from "#server/postgres/application-role.ts";
import { linkTo, mailedToken, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let person: Person;

beforeAll(async () => {
  site = await openTestSite();
});

const post = (path: string, body: unknown, token?: string) => site.call("POST", path, { body, token });
const works = async (token: string) =>
  (await site.call("GET", "/api/admin/tournaments", { token })).status === 200;
const logIn = (email: string, password: string) => post("/api/login", { email, password });
const mails = async () => (await readdir(join(site.dataDir, "outbox"))).length;
const resetToken = ({ email }: Person) => mailedToken(site.dataDir, email);

/** The whole text of the newest mail to a person. */
async function mailTo({ email }: Person): Promise<string> {
  const outbox = join(site.dataDir, "outbox");
  const files = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).sort();
  const all = await Promise.all(files.map((name) => readFile(join(outbox, name), "utf8")));
  return all.findLast((text) => text.includes(`To: ${email}\n`)) ?? "";
}

const newest = "a new password";

test("a forgotten password is reset by a mailed link, once; every older session ends", async () => {
  person = await site.register();
  const { status } = await post("/api/password/forgot", { email: ` ${person.email.toUpperCase()} ` });
  expect(status).toBe(200);
  const link = await linkTo(site.dataDir, person.email);
  expect(link).toStartWith(`${site.site.publicUrl}/auth/reset?token=`);
  const token = await resetToken(person);
  expect((await post("/api/password/reset", { token, password: newest })).status).toBe(200);
  expect(await works(person.token)).toBe(false);
  expect((await logIn(person.email, person.password)).status).toBe(401);
  const { status: again, body } = await logIn(person.email, newest);
  expect(again).toBe(200);
  expect(await works(body.token)).toBe(true);
  expect(await post("/api/password/reset", { token, password: "yet another one" })).toMatchObject({
    status: 400,
    body: { code: "link-expired" },
  });
  expect((await logIn(person.email, newest)).status).toBe(200);
  expect(await mailTo(person)).toContain("Subject: Your password was changed\n");
});

// Both were answered with "Password is required.".
test("a change without either password says which is missing where", async () => {
  const { token } = await site.register();
  const { status, body } = await post("/api/password/change", {}, token);
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    current: "Current password is required.",
    password: "Password is required.",
  });
});

test("rule 30: an unknown address gets the same answer, and no mail", async () => {
  const known = await post("/api/password/forgot", { email: person.email });
  const before = await mails();
  const unknown = await post("/api/password/forgot", { email: "nobody@example.org" });
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect(await mails()).toBe(before);
});

test("rule 30: neither a silent nor an unreachable mail server reveals which address is known", async () => {
  const waiting: Socket[] = [];
  const silent = createServer((socket) => waiting.push(socket)).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const { port } = silent.address() as { port: number };
  const ask = async (smtpUrl: string) => {
    const { databaseUrl } = site;
    const other = await openTestSite({ databaseUrl, variables: { SMTP_URL: smtpUrl } });
    const forgot = (email: string) => other.call("POST", "/api/password/forgot", { body: { email } });
    const late = "waits@example.org";
    await post("/api/register", { name: "Late", email: late, password: "first password" });
    const [known, unknown] = [await forgot(person.email), await forgot("nobody@example.org")];
    expect([known.status, known.body]).toEqual([200, unknown.body]);
    expect((await other.call("POST", "/api/verify-email/resend", { body: { email: late } })).status).toBe(
      200,
    );
  };
  await ask(`smtp://127.0.0.1:${port}`);
  silent.close();
  for (const socket of waiting) socket.destroy();
  await ask(`smtp://127.0.0.1:${port}`);
});

test("a link that is wrong, too old, or for another purpose changes nothing", async () => {
  const other = await site.register();
  const verifyToken = await resetToken(other);
  await post("/api/password/forgot", { email: other.email });
  const token = await resetToken(other);
  await site.site.db
    .updateTable("mail_tokens")
    .set({ expires_at: new Date(Date.now() - 60_000).toISOString() })
    .where("account", "=", other.account)
    .where("purpose", "=", "reset")
    .execute();
  for (const bad of [token, verifyToken, "nonsense"]) {
    const { status, body } = await post("/api/password/reset", { token: bad, password: newest });
    expect([status, body.code]).toEqual([400, "link-expired"]);
  }
  expect((await post("/api/password/reset", { token, password: "short" })).body.fields).toHaveProperty(
    "password",
  );
  expect((await logIn(other.email, other.password)).status).toBe(200);
  expect(await works(other.token)).toBe(true);
});

test("a reset link lives an hour", async () => {
  const other = await site.register();
  await post("/api/password/forgot", { email: other.email });
  const { expires_at } = await site.site.db
    .selectFrom("mail_tokens")
    .select("expires_at")
    .where("account", "=", other.account)
    .where("purpose", "=", "reset")
    .executeTakeFirstOrThrow();
  const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(59);
  expect(minutes).toBeLessThanOrEqual(60);
});

test("resetting verifies an address that was not, since the link was mailed there", async () => {
  const email = "late@example.org";
  await post("/api/register", { name: "Late", email, password: "first password" });
  expect((await logIn(email, "first password")).status).toBe(403);
  await post("/api/password/forgot", { email });
  const token = await mailedToken(site.dataDir, email);
  expect((await post("/api/password/reset", { token, password: newest })).status).toBe(200);
  expect((await logIn(email, newest)).status).toBe(200);
});

test("changing a password needs the current one, ends the other sessions and keeps one's own going", async () => {
  const own = await site.register();
  const elsewhere = (await logIn(own.email, own.password)).body.token;
  await post("/api/password/forgot", { email: own.email });
  const link = await resetToken(own);
  const change = (current: string, password: string, token?: string) =>
    post("/api/password/change", { current, password }, token);
  expect((await change(own.password, newest)).body.code).toBe("signed-out");
  expect(await change("a wrong one", newest, own.token)).toMatchObject({
    status: 401,
    body: { code: "wrong-password" },
  });
  expect(await mailTo(own)).not.toContain("was changed");
  expect((await change(own.password, "short", own.token)).status).toBe(400);
  expect(await works(elsewhere)).toBe(true);

  const { status, body, headers } = await change(own.password, newest, own.token);
  expect(status).toBe(200);
  expect(headers.get("x-renewed-token")).toBe(body.token);
  expect(await works(body.token)).toBe(true);
  expect(await works(elsewhere)).toBe(false);
  expect(await works(own.token)).toBe(false);
  expect((await logIn(own.email, own.password)).status).toBe(401);
  const told = await mailTo(own);
  expect(told).toContain("Subject: Your password was changed\n");
  expect(told.split("\n")).toContain(`${site.site.publicUrl}/auth/forgot`);
  expect((await post("/api/password/reset", { token: link, password: "by an old link" })).status).toBe(400);
});

// The password had been changed and every session ended, but the person who changed it was told of a fault.
test("a change that cannot be made whole changes nothing", async () => {
  const own = await site.register();
  const admin = new pg.Client({ connectionString: site.databaseUrl });
  await admin.connect();
  await admin.query(`revoke delete on mail_tokens from ${applicationRole}`);
  const body = { current: own.password, password: newest };
  expect((await post("/api/password/change", body, own.token)).status).toBe(500);
  await admin.query(`grant delete on mail_tokens to ${applicationRole}`);
  await admin.end();
  expect(await works(own.token)).toBe(true);
  expect((await logIn(own.email, own.password)).status).toBe(200);
});

test("ending all sessions: tokens before it are over, those of the same second after it work", async () => {
  const own = await site.register();
  for (let round = 0; round < 3; round++) {
    const before = (await logIn(own.email, own.password)).body.token;
    expect((await post("/api/sessions/end", {}, before)).status).toBe(200);
    const after = (await logIn(own.email, own.password)).body.token;
    expect([await works(before), await works(after)]).toEqual([false, true]);
  }
  expect(await works(own.token)).toBe(false);
  expect((await post("/api/sessions/end", {}, own.token)).status).toBe(401);
  expect((await post("/api/sessions/end", {})).status).toBe(401);
});

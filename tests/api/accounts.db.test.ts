// Accounts over HTTP: registering, verifying, logging in; limits; and no answer reveals who has an account.
import { beforeAll, describe, expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eventually } from "../harness/log-of.ts";
import { linkTo, mailedToken, openTestSite, type TestSite } from "../harness/site.ts";

let site: TestSite;
let count = 0;

beforeAll(async () => {
  site = await openTestSite();
});

const fresh = () => ({ name: "Ada Quist", email: `ada-${++count}@example.org`, password: "long enough" });
const post = (path: string, body: unknown) => site.call("POST", path, { body });
const verify = async (email: string) => {
  const { search } = new URL(await linkTo(site.dataDir, email));
  return site.call("GET", `/api/verify-email${search}`);
};
const mails = async () =>
  (await readdir(join(site.dataDir, "outbox")).catch(() => [])).filter((name) => name.endsWith(".eml"))
    .length;

test("registered, verified by the mail's link, logged in with a token of seven days", async () => {
  const person = fresh();
  expect((await post("/api/register", person)).status).toBe(201);
  expect(await post("/api/login", person)).toMatchObject({ status: 403, body: { code: "not-verified" } });
  expect((await verify(person.email)).status).toBe(200);
  const { status, body } = await post("/api/login", person);
  expect(status).toBe(200);
  expect(body.user).toEqual({ _id: expect.any(String), name: person.name, email: person.email });
  const { exp } = JSON.parse(Buffer.from(body.token.split(".")[1], "base64url").toString());
  const days = (exp - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
});

test("rule 30: addresses are trimmed and compared without case", async () => {
  const person = fresh();
  await post("/api/register", { ...person, email: ` ${person.email.toUpperCase()} ` });
  await verify(person.email.toUpperCase());
  expect((await post("/api/login", { email: ` ${person.email} `, password: person.password })).status).toBe(
    200,
  );
});

test("rule 30: registering an address twice answers alike, keeps the first password, and mails its owner", async () => {
  const person = fresh();
  const first = await post("/api/register", person);
  await verify(person.email);
  const before = await mails();
  const second = await post("/api/register", { ...person, name: "Mallory", password: "another password" });
  expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body });
  expect(await mails()).toBe(before + 1);
  expect((await post("/api/login", { ...person, password: "another password" })).status).toBe(401);
  expect((await post("/api/login", person)).body.user.name).toBe(person.name);
});

describe("a form that is sent again before its address was verified", () => {
  const newest = async (email: string) => new URL(await linkTo(site.dataDir, email));

  test("because no mail could be sent: said alike for every address, and the next try is mailed", async () => {
    const person = fresh();
    const known = fresh();
    await post("/api/register", known);
    const { sendMail } = site.site;
    site.site.sendMail = () => Promise.reject(new Error("the mail server did not take it (ESOCKET)"));
    const answers = [await post("/api/register", person), await post("/api/register", known)];
    site.site.sendMail = sendMail;
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 503,
        body: {
          error: "The mail could not be sent just now. Please register again in a few minutes.",
          code: "mail-failed",
        },
      });
    expect((await post("/api/register", person)).status).toBe(201);
    await verify(person.email);
    expect((await post("/api/login", person)).status).toBe(200);
  });

  test("because no answer came: the same mail again, with a link that verifies", async () => {
    const person = fresh();
    const first = await post("/api/register", person);
    const again = await post("/api/register", person);
    expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body: first.body });
    expect((await newest(person.email)).pathname).toBe("/auth/verifyemail");
    await verify(person.email);
    expect((await post("/api/login", person)).status).toBe(200);
  });

  test("with another password: a link to choose one, so that whoever came first decides nothing", async () => {
    const person = fresh();
    await post("/api/register", { ...person, password: "of somebody else" });
    await post("/api/register", person);
    const { pathname, searchParams } = await newest(person.email);
    expect(pathname).toBe("/auth/reset");
    const chosen = { token: searchParams.get("token"), password: person.password };
    expect((await post("/api/password/reset", chosen)).status).toBe(200);
    expect((await post("/api/login", { ...person, password: "of somebody else" })).status).toBe(401);
    expect((await post("/api/login", person)).status).toBe(200);
  });
});

test("a wrong password and an unknown address are told alike", async () => {
  const person = fresh();
  await post("/api/register", person);
  const wrong = await post("/api/login", { ...person, password: "not that one" });
  const unknown = await post("/api/login", { email: "nobody@example.org", password: "not that one" });
  expect(wrong).toMatchObject({ status: 401, body: { code: "wrong-password" } });
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body });
});

describe("rule 31: the verification link", () => {
  test("may be opened many times, and a new one works beside it", async () => {
    const person = fresh();
    await post("/api/register", person);
    const first = new URL(await linkTo(site.dataDir, person.email)).search;
    expect((await post("/api/verify-email/resend", { email: person.email })).status).toBe(200);
    for (const search of [first, first])
      expect((await site.call("GET", `/api/verify-email${search}`)).status).toBe(200);
    expect((await verify(person.email)).status).toBe(200);
  });

  test("that is wrong, ended or of another address is refused", async () => {
    const [one, two] = [fresh(), fresh()];
    await post("/api/register", one);
    await post("/api/register", two);
    const token = await mailedToken(site.dataDir, one.email);
    const open = (token: string | null, email: string) =>
      site.call("GET", `/api/verify-email?token=${token}&email=${encodeURIComponent(email)}`);
    const expected = {
      status: 400,
      body: { error: "Verification failed or link expired.", code: "link-expired" },
    };
    expect(await open("wrong", one.email)).toMatchObject(expected);
    expect(await open(token, two.email)).toMatchObject(expected);
    await site.site.db.updateTable("mail_tokens").set({ expires_at: "2020-01-01T00:00:00Z" }).execute();
    expect(await open(token, one.email)).toMatchObject(expected);
    expect(await site.call("GET", "/api/verify-email")).toMatchObject({
      status: 400,
      body: { error: "Invalid verification link." },
    });
  });

  test("sent again answers alike for an unknown address, and mails nobody", async () => {
    const person = fresh();
    await post("/api/register", person);
    const known = await post("/api/verify-email/resend", { email: person.email });
    const before = await mails();
    const unknown = await post("/api/verify-email/resend", { email: "nobody-at-all@example.org" });
    expect({ status: unknown.status, body: unknown.body }).toEqual({
      status: known.status,
      body: known.body,
    });
    expect(await mails()).toBe(before);
  });
});

test.each([
  ["name", { name: "" }],
  ["email", { email: "nobody" }],
  ["email", { email: "a@b" }],
  ["email", { email: "a b@example.org" }],
  ["email", { email: "a@example.org\r\nBcc: x@example.org" }],
  ["password", { password: "short" }],
  ["password", { password: 12345678 }],
  ["password", { password: "x".repeat(201) }],
] as const)("a registration with a bad %s is refused, and never repeats a password", async (field, sent) => {
  const before = await mails();
  const answer = await post("/api/register", { ...fresh(), password: "s3cret-s3cret", ...sent });
  expect(JSON.stringify(answer.body)).not.toContain("s3cret");
  expect(answer).toMatchObject({
    status: 400,
    body: { code: "bad-input", fields: { [field]: expect.any(String) } },
  });
  expect(await mails()).toBe(before);
});

test("the eleventh try to log in within a minute is told to wait; another account is not", async () => {
  const person = fresh();
  const tries = [];
  for (let index = 0; index < 11; index++)
    tries.push(await post("/api/login", { ...person, password: "wrong password" }));
  expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
  expect(Number(tries[10]!.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(tries[10]!.body).toMatchObject({ code: "too-many" });
  expect((await post("/api/login", { ...fresh(), password: "wrong password" })).status).toBe(401);
});

test("ending an account's sessions ends the tokens that it has, within a second where nobody told of it", async () => {
  const person = await site.register();
  expect((await site.call("GET", "/api/admin/tournaments", { token: person.token })).status).toBe(200);
  const later = new Date(Date.now() + 5000).toISOString();
  await site.site.db
    .updateTable("accounts")
    .set({ sessions_ended_at: later })
    .where("id", "=", person.account)
    .execute();
  await eventually(async () =>
    expect((await site.call("GET", "/api/admin/tournaments", { token: person.token })).status).toBe(401),
  );
});

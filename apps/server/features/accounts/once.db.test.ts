// With a key, registering, asking for the link again and ending sessions happen only once.
import { beforeAll, describe, expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { accepted, openTestSite, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});

const newKey = () => ({ "idempotency-key": crypto.randomUUID() });
const mails = async () => (await readdir(join(site.dataDir, "outbox")).catch(() => [])).length;
const registration = () => ({
  name: "Once",
  email: `${crypto.randomUUID()}@example.org`,
  password: "long enough",
});
const register = (body: object, headers = {}) => site.call("POST", "/api/register", { body, headers });

test("a registration sent twice at once and once again is one mail and one answer", async () => {
  const [body, headers, before] = [registration(), newKey(), await mails()];
  const sent = () => register(body, headers);
  const answers = [...(await Promise.all([sent(), sent()])), await sent()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  for (const answer of answers) expect(answer.body).toEqual(answers[0]!.body);
  expect(await mails()).toBe(before + 1);
});

test("asking for the link again is one mail per key", async () => {
  const { email, ...rest } = registration();
  await accepted(register({ email, ...rest }));
  const before = await mails();
  const resend = (headers: Record<string, string>) =>
    accepted(site.call("POST", "/api/verify-email/resend", { body: { email }, headers }));
  const headers = newKey();
  for (const key of [headers, headers, newKey()]) await resend(key);
  expect(await mails()).toBe(before + 2);
});

test("a repeat uses no limit up, however often a bad network sends it", async () => {
  const [body, headers] = [registration(), newKey()];
  for (let tries = 0; tries < 8; tries++) await accepted(register(body, headers));
  expect((await register(body, newKey())).status).toBe(201);
});

describe("a key", () => {
  test("with another body is 422, and must be a UUID", async () => {
    const [body, headers] = [registration(), newKey()];
    await accepted(register(body, headers));
    const other = await register({ ...body, password: "another one" }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency-key-reused" } });
    const { token } = await site.register();
    const bad = { "idempotency-key": "mine" };
    expect((await register(registration(), bad)).status).toBe(400);
    expect((await site.call("POST", "/api/sessions/end", { token, headers: bad })).status).toBe(400);
  });

  test("stores nothing that could be used to guess a password", async () => {
    const body = registration();
    await accepted(register(body, newKey()));
    const digests = [JSON.stringify(body), body.password].map((text) =>
      new Bun.CryptoHasher("sha256").update(text).digest("hex"),
    );
    const kept = await site.site.db.selectFrom("answers").select("body_hash").execute();
    expect(kept.length).toBeGreaterThan(0);
    for (const { body_hash } of kept) expect(digests).not.toContain(body_hash);
  });
});

test("sessions are ended once per key: a late repeat ends no session started since", async () => {
  const { email, password, token } = await site.register();
  const headers = newKey();
  const end = (token: string, headers = {}) =>
    site.call("POST", "/api/sessions/end", { token, body: {}, headers });
  const { body } = await end(token, headers);
  const logIn = () => accepted(site.call("POST", "/api/login", { body: { email, password } }));
  const again = await logIn();
  expect(await end(again.token, headers)).toMatchObject({ status: 200, body });
  const account = (token: string) => site.call("GET", "/api/account", { token });
  expect((await account(again.token)).status).toBe(200);
  await accepted(end(again.token));
  expect((await account(again.token)).status).toBe(401);
});

// Contact: a request is stored, mailed and forwarded; bots are dropped without being told.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eventually } from "#tests/harness/log-of.ts";
import { openTestSite, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let relayStatus = 200;
const relayed: Record<string, unknown>[] = [];
const relay = Bun.serve({
  port: 0,
  fetch: async (request) => {
    relayed.push(Object.fromEntries((await request.formData()) as unknown as Iterable<[string, unknown]>));
    return new Response("{}", { status: relayStatus });
  },
});

beforeAll(async () => {
  site = await openTestSite({
    variables: {
      TRUST_PROXY: "1",
      CONTACT_TO: "host@example.org",
      CONTACT_RELAY_URL: `http://127.0.0.1:${relay.port}/submit`,
      CONTACT_RELAY_KEY: "relay-key",
    },
  });
});
afterAll(() => relay.stop(true));

const request = { name: "Robin Hale", email: "robin@example.org", message: "Sixteen teams\nin May" };
async function solved(): Promise<string> {
  const { body } = await site.call("GET", "/api/contact/captcha");
  const [a, b] = body.question.match(/\d+/g).map(Number);
  return `${body.captcha}:${a + b}`;
}
let senders = 0;
const send = (body: object, headers: Record<string, string> = {}) =>
  site.call("POST", "/api/contact", {
    body,
    headers: { "x-forwarded-for": `1.1.1.${senders++}`, ...headers },
  });
const kept = () => site.site.db.selectFrom("contact_requests").selectAll().orderBy("at").execute();
const mails = async () =>
  Promise.all(
    (await readdir(join(site.dataDir, "outbox")).catch(() => []))
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readFile(join(site.dataDir, "outbox", name), "utf8")),
  );

test("a request is kept, mailed and handed on", async () => {
  const { status, body } = await send({ ...request, botcheck: false, captcha: await solved() });
  expect([status, body]).toEqual([200, { success: true, message: "Request Submitted Successfully" }]);
  expect(await kept()).toMatchObject([request]);
  await eventually(async () => {
    const [mail] = await mails();
    expect(mail).toContain("To: host@example.org\n");
    expect(mail).toContain("Sixteen teams");
    // A form sends line ends as CRLF.
    const message = request.message.replace("\n", "\r\n");
    expect(relayed).toEqual([{ ...request, message, access_key: "relay-key" }]);
  });
});

test("a form service that fails loses nothing", async () => {
  relayStatus = 500;
  const before = (await kept()).length;
  expect((await send({ ...request, captcha: await solved() })).body.success).toBe(true);
  await eventually(() => expect(relayed.length).toBe(2));
  expect((await kept()).length).toBe(before + 1);
  relayStatus = 200;
});

test("a ticked hidden box is answered like a success, and dropped", async () => {
  const before = (await kept()).length;
  for (const botcheck of [true, "on", "yes"])
    expect(await send({ ...request, botcheck })).toMatchObject({
      status: 200,
      body: { success: true, message: "Request Submitted Successfully" },
    });
  expect((await kept()).length).toBe(before);
});

test("a captcha that is missing, wrong or used is refused, and nothing is kept", async () => {
  const used = await solved();
  await send({ ...request, captcha: used });
  const before = (await kept()).length;
  // A value that is not text and cannot become text caused a 500.
  for (const captcha of [undefined, "", "nonsense", `${used}1`, used, 7, [used], { toString: 1 }])
    expect(await send({ ...request, captcha })).toMatchObject({
      status: 400,
      body: { success: false, code: "wrong-captcha", message: expect.any(String) },
    });
  expect((await kept()).length).toBe(before);
});

test("every field is required, and a refusal does not use up the captcha", async () => {
  const before = (await kept()).length;
  const captcha = await solved();
  for (const field of ["name", "email", "message"]) {
    const { status, body } = await send({ ...request, captcha, [field]: "  " });
    expect([status, body.success, Object.keys(body.fields)]).toEqual([400, false, [field]]);
  }
  expect((await send({ ...request, captcha, email: "no address" })).status).toBe(400);
  expect((await send({ ...request, captcha, message: "x".repeat(5001) })).status).toBe(400);
  expect((await kept()).length).toBe(before);
  expect((await send({ ...request, captcha })).status).toBe(200);
});

test("an idempotency key sends once", async () => {
  const before = (await kept()).length;
  const headers = { "idempotency-key": crypto.randomUUID() };
  const body = { ...request, captcha: await solved() };
  const answers = await Promise.all([send(body, headers), send(body, headers)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await send({ ...body, name: "Other" }, headers)).status).toBe(422);
  expect((await kept()).length).toBe(before + 1);
});

test("a name of several lines writes no line of its own into the mail", async () => {
  const name = "Robin\n\nPlease pay here: https://evil.example";
  await send({ ...request, name, captcha: await solved() });
  await eventually(async () => {
    const all = (await mails()).join("");
    expect(all).toContain("Robin Please pay here");
    expect(all).not.toMatch(/^Please pay/m);
  });
});

test("thirty a minute from one address, with an account too, since each is a mail", async () => {
  const from = { "x-forwarded-for": "7.7.7.7" };
  const seen = await Promise.all(
    Array.from({ length: 31 }, () => send({ ...request, botcheck: true }, from)),
  );
  expect(seen.filter(({ status }) => status === 429).length).toBe(1);
  const { token } = await site.register();
  const signedIn = { ...from, authorization: `Bearer ${token}` };
  expect((await send({ ...request, botcheck: true }, signedIn)).status).toBe(429);
});

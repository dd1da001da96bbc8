// Invitations are mails to people who did not ask for them, so they are limited per day: by
// account, tournament and address.
import { beforeAll, beforeEach, expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { coOrganiser } from "#tests/harness/co-organiser.ts";
import { changeCount } from "#tests/harness/log-of.ts";
import { openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let invited = 0;

beforeAll(async () => {
  site = await openTestSite({ variables: { TRUST_PROXY: "1" } });
});

beforeEach(async () => {
  owner = await site.register();
});

interface Invitation {
  token?: string;
  email?: string;
  headers?: Record<string, string>;
  from?: string;
}

const invite = (of: string, { token, email, headers, from = "1.1.1.1" }: Invitation = {}) =>
  site.call("POST", `/api/tournaments/${of}/organisers`, {
    token: token ?? owner.token,
    body: { email: email ?? `guest-${++invited}@example.org` },
    headers: { "x-forwarded-for": from, ...headers },
  });
const aDaysInvitations = (of: string, how: Invitation = {}) =>
  Promise.all(Array.from({ length: 150 }, () => invite(of, how)));
const made = async (by = owner) => (await site.tournament(by))._id as string;
const mailCount = async () => (await readdir(join(site.dataDir, "outbox"))).length;
const rowCount = async () => (await site.site.db.selectFrom("invitations").select("id").execute()).length;

test("a hundred and fifty a day by one account, however many tournaments it makes; who is over it changes and mails nothing", async () => {
  const of = await made();
  expect((await aDaysInvitations(of)).map(({ status }) => status)).toEqual(Array(150).fill(201));
  const next = await made();
  const before = [await changeCount(site), await mailCount(), await rowCount()];
  const over = await invite(next);
  expect(over).toMatchObject({ status: 429, body: { code: "too-many" } });
  expect(over.body.error).toContain("an account and a tournament have 150");
  expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(86_000);
  expect([await changeCount(site), await mailCount(), await rowCount()]).toEqual(before);
});

test("a hundred and fifty a day for one tournament, by however many organisers, however its id is written", async () => {
  const of = await made();
  const other = await coOrganiser(site, owner, of);
  expect(
    (await Promise.all(Array.from({ length: 148 }, () => invite(of)))).map(({ status }) => status),
  ).toEqual(Array(148).fill(201));
  expect((await invite(of.toUpperCase(), { token: other.token })).status).toBe(201);
  expect((await invite(of.toUpperCase(), { token: other.token })).status).toBe(429);
  expect((await invite(await made(other), { token: other.token })).status).toBe(201);
});

test("fifty a day to one address, whoever invites it", async () => {
  const email = "everybodys-friend@example.org";
  const by = await site.register();
  for (let one = 0; one < 50; one++)
    expect((await invite(await made(by), { token: by.token, email })).status).toBe(201);
  expect((await invite(await made(), { email: email.toUpperCase() })).status).toBe(429);
});

test("nine hundred a day from one client address, with however many accounts", async () => {
  const from = "9.9.9.9";
  for (let one = 0; one < 6; one++) {
    const by = await site.register();
    await aDaysInvitations(await made(by), { token: by.token, from });
  }
  const of = await made();
  expect((await invite(of, { from })).status).toBe(429);
  expect((await invite(of, { from: "9.9.9.8" })).status).toBe(201);
});

test("a repeat under its key uses nothing up, and is answered past the limit", async () => {
  const of = await made();
  const once = { email: "once@example.org", headers: { "idempotency-key": crypto.randomUUID() } };
  for (let time = 0; time < 7; time++) expect((await invite(of, once)).status).toBe(201);
  await aDaysInvitations(of);
  expect((await invite(of)).status).toBe(429);
  expect((await invite(of, once)).status).toBe(201);
});

test("who may not invite there uses nothing up", async () => {
  const of = await made();
  const stranger = await site.register();
  expect((await aDaysInvitations(of, { token: stranger.token })).map(({ status }) => status)).toEqual(
    Array(150).fill(403),
  );
  expect((await invite(of)).status).toBe(201);
});

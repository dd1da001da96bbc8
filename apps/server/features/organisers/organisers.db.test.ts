// Co-organisers as people: invited by mail, joining by the link, removed or leaving.
import { beforeAll, expect, test } from "bun:test";
import { verifyOne } from "#server/commands/verify.ts";
import { coOrganiser } from "#tests/harness/co-organiser.ts";
import { changeCount, logOf } from "#tests/harness/log-of.ts";
import {
  accepted,
  linkTo,
  mailedToken,
  openTestSite,
  type Person,
  type TestSite,
} from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Olga Owner");
  stranger = await site.register("Sam Stranger");
});

const path = (of: string, who = "") => `/api/tournaments/${of}/organisers${who && `/${who}`}`;
const invite = (of: string, email: unknown, token: string | undefined = owner.token) =>
  site.call("POST", path(of), { token, body: { email } });
const list = (of: string, token: string | undefined = owner.token) => site.call("GET", path(of), { token });
const remove = (of: string, who: string, token: string | undefined = owner.token) =>
  site.call("DELETE", path(of, who), { token });
const accept = (token: string, bearer?: string) =>
  site.call("POST", "/api/invitations/accept", { token: bearer, body: { token } });
const tokenFor = (email: string) => mailedToken(site.dataDir, email);
const isAdmin = async (of: string, { token }: Person) =>
  (await accepted(site.call("GET", `/api/tournaments/${of}/admin-check`, { token }))).isAdmin;
const hidden = async () => (await site.tournament(owner, { isPublished: false }))._id as string;

const joined = (of: string) => coOrganiser(site, owner, of);

test("an invited person joins by the mailed link and may then do everything an organiser may", async () => {
  const of = await hidden();
  const kim = await site.register("Kim Co");
  const { status } = await invite(of, ` ${kim.email.toUpperCase()} `);
  expect(status).toBe(201);
  expect(await linkTo(site.dataDir, kim.email.toUpperCase())).toStartWith(
    `${site.site.publicUrl}/auth/invite?token=`,
  );
  expect(await isAdmin(of, kim)).toBe(false);
  expect((await site.call("GET", `/api/tournament/id/${of}`, { token: kim.token })).status).toBe(404);
  const pending = (await list(of)).body;
  expect(pending).toMatchObject([
    { _id: owner.account, name: "Olga Owner", email: owner.email, role: "owner" },
    { name: null, role: "invited" },
  ]);

  const token = await tokenFor(kim.email.toUpperCase());
  const { body } = await accept(token, kim.token);
  expect(body.tournament).toMatchObject({ _id: of });
  expect(await isAdmin(of, kim)).toBe(true);
  expect((await list(of, kim.token)).body).toMatchObject([
    { _id: owner.account, role: "owner" },
    { _id: kim.account, name: "Kim Co", email: kim.email, role: "organiser" },
  ]);
  const added = { token: kim.token, body: { tournamentID: of, name: "Gold" } };
  expect((await site.call("POST", "/api/divisions", added)).status).toBe(201);
  const mine = await accepted(site.call("GET", "/api/admin/tournaments", { token: kim.token }));
  expect(mine.map(({ _id }: { _id: string }) => _id)).toEqual([of]);

  const before = await changeCount(site);
  expect((await accept(token, kim.token)).status).toBe(200);
  expect(await changeCount(site)).toBe(before);
});

test("rule 32: the log names organisers by opaque ids, and these changes cannot be undone", async () => {
  const of = await hidden();
  const kim = await joined(of);
  await accepted(remove(of, kim.account));
  const log = await logOf(site, of);
  expect(log.map(({ kind, actor }) => [kind, actor]).slice(1)).toEqual([
    ["InviteOrganiser", owner.account],
    ["AddOrganiser", kim.account],
    ["RemoveOrganiser", owner.account],
  ]);
  const text = JSON.stringify(log);
  for (const secret of [kim.email, kim.email.split("@")[0]!, kim.name, owner.email])
    expect(text).not.toContain(secret);
  for (const { change } of log) {
    const undo = `/api/tournaments/${of}/history/${change}/undo`;
    expect(await site.call("POST", undo, { token: owner.token, body: { confirm: true } })).toMatchObject({
      status: 409,
      body: { code: "not-undoable" },
    });
  }
  const { changes } = await accepted(
    site.call("GET", `/api/tournaments/${of}/history`, { token: owner.token }),
  );
  expect(changes.map(({ summary }: { summary: string }) => summary).slice(0, 3)).toEqual([
    "Removed an organiser",
    "Became an organiser",
    "Invited an organiser",
  ]);
});

test("the list beside the log ignores who is only invited, and verify agrees", async () => {
  const of = await hidden();
  await joined(of);
  await accepted(invite(of, "later@example.org"));
  const rows = await site.site.db
    .selectFrom("organisers")
    .select("role")
    .where("tournament", "=", of)
    .execute();
  expect(rows.map(({ role }) => role).sort()).toEqual(["organiser", "owner"]);
  expect((await verifyOne(site.site.db, of)).faults).toEqual([]);
});

test("only the invited address may accept; the link of somebody else is worth nothing", async () => {
  const of = await hidden();
  const kim = await site.register();
  await accepted(invite(of, kim.email));
  const token = await tokenFor(kim.email);
  const before = await changeCount(site);
  expect(await accept(token)).toMatchObject({ status: 401, body: { code: "signed-out" } });
  expect(await accept(token, stranger.token)).toMatchObject({ status: 403, body: { code: "other-address" } });
  expect(await accept("nonsense", kim.token)).toMatchObject({ status: 400, body: { code: "link-expired" } });
  expect((await accept("", kim.token)).status).toBe(400);
  await site.site.db.updateTable("accounts").set({ name: "Renamed" }).where("id", "=", kim.account).execute();
  expect(await changeCount(site)).toBe(before);
  expect((await accept(token, kim.token)).status).toBe(200);
});

test("an invitation that was taken back or has expired cannot be accepted; a new one can", async () => {
  const of = await hidden();
  const kim = await site.register();
  await accepted(invite(of, kim.email));
  const first = await tokenFor(kim.email);
  const [, { _id }] = (await list(of)).body;
  expect((await remove(of, _id)).status).toBe(200);
  expect(await accept(first, kim.token)).toMatchObject({ status: 409, body: { code: "invitation-over" } });
  expect((await list(of)).body.length).toBe(1);
  expect((await invite(of, kim.email)).status).toBe(201);
  const second = await tokenFor(kim.email);
  expect(second).not.toBe(first);
  expect((await accept(second, kim.token)).status).toBe(200);
  expect((await accept(second, stranger.token)).status).toBe(403);
});

test("inviting twice is one change and two mails; whoever organises already is not invited", async () => {
  const of = await hidden();
  await accepted(invite(of, "twice@example.org"));
  const before = await changeCount(site);
  const first = await tokenFor("twice@example.org");
  expect((await invite(of, "Twice@example.org ")).status).toBe(201);
  expect(await changeCount(site)).toBe(before);
  expect(await tokenFor("Twice@example.org")).not.toBe(first);
  expect(await invite(of, owner.email)).toMatchObject({ status: 409, body: { code: "already-organiser" } });
  for (const email of ["", "no address", undefined, 5])
    expect((await invite(of, email)).body.fields).toHaveProperty("email");
  expect(await changeCount(site)).toBe(before);
});

test("the same invitation under the same key is mailed once, and again only when its mail had failed", async () => {
  const of = await hidden();
  const once = { headers: { "idempotency-key": crypto.randomUUID() }, token: owner.token };
  const ask = () => site.call("POST", path(of), { ...once, body: { email: "once@example.org" } });
  const { sendMail } = site.site;
  const mails: string[] = [];
  site.site.sendMail = async () => {
    throw new Error("no such host");
  };
  expect(await ask()).toMatchObject({ status: 503, body: { code: "mail-failed" } });
  site.site.sendMail = async ({ to }) => void mails.push(to);
  const answers = await Promise.all([ask(), ask()]);
  answers.push(await ask());
  site.site.sendMail = sendMail;
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(mails).toEqual(["once@example.org"]);
});

test("the owner stays; a co-organiser may leave, and then is a stranger", async () => {
  const of = await hidden();
  const kim = await joined(of);
  for (const token of [owner.token, kim.token])
    expect(await remove(of, owner.account, token)).toMatchObject({
      status: 409,
      body: { code: "owner-stays" },
    });
  expect((await remove(of, stranger.account)).status).toBe(404);
  expect((await remove(of, "nonsense")).status).toBe(404);
  expect((await remove(of, kim.account, kim.token)).status).toBe(200);
  expect(await isAdmin(of, kim)).toBe(false);
  expect((await list(of, kim.token)).status).toBe(404);
  expect((await remove(of, kim.account, owner.token)).status).toBe(404);
});

test("two owners of a button press at once: one removal, no double", async () => {
  const of = await hidden();
  const kim = await joined(of);
  const before = await changeCount(site);
  const answers = await Promise.all([remove(of, kim.account), remove(of, kim.account)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await changeCount(site)).toBe(before + 1);
});

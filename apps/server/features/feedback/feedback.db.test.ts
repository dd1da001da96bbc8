// Feedback as spectators give it, as organisers read and hide it, and what nobody else sees.
import { beforeAll, describe, expect, test } from "bun:test";
import { changeCount, logOf } from "#tests/harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let stranger: Person;
let open: string;
let hidden: string;

beforeAll(async () => {
  site = await openTestSite({ variables: { TRUST_PROXY: "1" } });
  owner = await site.register();
  stranger = await site.register();
  open = (await site.tournament(owner))._id;
  hidden = (await site.tournament(owner, { isPublished: false }))._id;
});

let senders = 0;
const give = (of: string, body: unknown, headers: Record<string, string> = {}, token?: string) =>
  site.call("POST", `/api/feedback/${of}`, {
    body,
    token,
    headers: { "x-forwarded-for": `1.1.${senders >> 8}.${senders++ & 255}`, ...headers },
  });
const list = async (path: string, token?: string) =>
  (await accepted(site.call("GET", path, { token }))) as { _id: string; text: string }[];
const texts = async (path: string, token?: string) => (await list(path, token)).map(({ text }) => text);
const rowCount = async () =>
  Number(
    (
      await site.site.db
        .selectFrom("feedback")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

test("a feedback is listed, newest first; a blank name is stored as none and shown as Anonymous", async () => {
  const first = await give(open, { text: "  Great day\nsee you  ", name: " Kim ", isPrivate: false });
  expect(first).toMatchObject({
    status: 201,
    body: { text: "Great day\nsee you", name: "Kim", isPrivate: false, tournament: open },
  });
  const second = await give(open, { text: "Loud hall", name: "  " });
  expect(second.body.name).toBe("Anonymous");
  const rows = await list(`/api/feedback/${open}`);
  expect(rows).toEqual([second.body, first.body]);
  const { name } = await site.site.db
    .selectFrom("feedback")
    .select("name")
    .where("id", "=", second.body._id)
    .executeTakeFirstOrThrow();
  expect(name).toBeNull();
});

test("a refused feedback leaves nothing behind", async () => {
  const before = await rowCount();
  const empty = { error: "Error: Feedback text is empty", fields: { text: "Error: Feedback text is empty" } };
  for (const text of ["", " \n\u00A0 ", undefined, null])
    expect(await give(open, { text })).toMatchObject({ status: 400, body: empty });
  for (const text of ["x".repeat(5001), "a\u0000b", 5, ["x"]])
    expect((await give(open, { text })).status).toBe(400);
  expect((await give(open, { text: "fine", isPrivate: "perhaps" })).body.fields).toHaveProperty("isPrivate");
  expect((await give(open, "{nonsense")).status).toBe(400);
  expect((await give("nonsense", { text: "fine" })).status).toBe(404);
  expect((await give(crypto.randomUUID(), { text: "fine" })).status).toBe(404);
  expect(await rowCount()).toBe(before);
  expect((await give(open, { text: "x".repeat(5000) })).status).toBe(201);
});

test("rule 28: a private one is for organisers alone, and the site's for who organises everything", async () => {
  await accepted(give(open, { text: "Between us", isPrivate: true }));
  await accepted(give("", { text: "Nice site" }));
  await accepted(give("", { text: "A secret about the site", isPrivate: true }));
  expect(await texts(`/api/feedback/${open}`, owner.token)).not.toContain("Between us");
  expect(await texts("/api/feedback/")).toEqual(["Nice site"]);
  const own = await texts("/api/adminfeedback/", owner.token);
  expect(own).toContain("Between us");
  expect(own).not.toContain("A secret about the site");
  expect(await texts("/api/adminfeedback/", stranger.token)).toEqual([]);
  const everyone = await site.register();
  await site.site.db
    .updateTable("accounts")
    .set({ organises_everything: true })
    .where("id", "=", everyone.account)
    .execute();
  const all = await texts("/api/adminfeedback/", everyone.token);
  expect(all).toContain("A secret about the site");
  expect(all).toContain("Between us");
});

test("organisers see with each feedback which tournament it is about", async () => {
  const [row] = await list("/api/adminfeedback/", owner.token);
  expect(row).toMatchObject({
    tournament: open,
    tournamentName: "Spring Open",
    linkindex: "spring-open-05042024",
  });
  for (const token of [undefined, "nonsense"])
    expect((await site.call("GET", "/api/adminfeedback/", { token })).status).toBe(401);
});

test("rule 26: an unpublished tournament takes and shows feedback for its organisers alone", async () => {
  const before = await rowCount();
  for (const token of [undefined, "nonsense", stranger.token]) {
    expect((await give(hidden, { text: "found you" }, {}, token)).status).toBe(404);
    expect((await site.call("GET", `/api/feedback/${hidden}`, { token })).status).toBe(404);
  }
  expect(await rowCount()).toBe(before);
  await accepted(give(hidden, { text: "a note to us" }, {}, owner.token));
  expect(await texts(`/api/feedback/${hidden}`, owner.token)).toEqual(["a note to us"]);
});

describe("hiding", () => {
  const hide = (of: string, id: string, token?: string) =>
    site.call("DELETE", `/api/feedback/${of}/${id}`, { token });

  test("takes it off every list; undone it shows again; the log has no word of it", async () => {
    const { _id } = await accepted(give(open, { text: "Rude words" }));
    const before = await changeCount(site);
    const { status, body } = await hide(open, _id, owner.token);
    expect(status).toBe(200);
    expect(await texts(`/api/feedback/${open}`)).not.toContain("Rude words");
    expect(await texts("/api/adminfeedback/", owner.token)).not.toContain("Rude words");
    expect((await hide(open, _id, owner.token)).status).toBe(200);
    expect(await changeCount(site)).toBe(before + 1);
    const last = (await logOf(site, open)).at(-1)!;
    expect(last).toMatchObject({ kind: "HideFeedback", events: [{ type: "FeedbackHidden", id: _id }] });
    expect(JSON.stringify(last)).not.toContain("Rude");
    const undo = `/api/tournaments/${open}/history/${body.change}/undo`;
    expect((await site.call("POST", undo, { token: owner.token, body: {} })).status).toBe(200);
    expect(await texts(`/api/feedback/${open}`)).toContain("Rude words");
    expect(await texts("/api/adminfeedback/", owner.token)).toContain("Rude words");
    expect((await hide(open, _id, owner.token)).status).toBe(200);
    expect(await texts(`/api/feedback/${open}`)).not.toContain("Rude words");
  });

  test("is refused to others, and for what is not this tournament's", async () => {
    const { _id } = await accepted(give(open, { text: "Stays" }));
    const { _id: global } = await accepted(give("", { text: "Global" }));
    const before = await changeCount(site);
    expect((await hide(open, _id)).status).toBe(401);
    expect((await hide(open, _id, stranger.token)).status).toBe(403);
    expect((await hide(hidden, _id, stranger.token)).status).toBe(404);
    for (const [of, id] of [
      [hidden, _id],
      [open, global],
      [open, crypto.randomUUID()],
      [open, "nonsense"],
      ["nonsense", _id],
    ] as const)
      expect((await hide(of, id, owner.token)).status).toBe(404);
    expect(await changeCount(site)).toBe(before);
    expect(await texts(`/api/feedback/${open}`)).toContain("Stays");
  });
});

describe("an idempotency key of nobody", () => {
  test("used at once and again is one feedback and one answer", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const before = await rowCount();
    const once = () => give(open, { text: "Sent twice" }, headers);
    const answers = [...(await Promise.all([once(), once(), once()])), await once()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    expect(await rowCount()).toBe(before + 1);
  });

  test("with another body is 422, on another path another action, and must be a UUID", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    await accepted(give(open, { text: "One" }, headers));
    const before = await rowCount();
    expect(await give(open, { text: "Two" }, headers)).toMatchObject({
      status: 422,
      body: { code: "idempotency-key-reused" },
    });
    expect((await give(open, { text: "One" }, { "idempotency-key": "mine" })).status).toBe(400);
    expect(await rowCount()).toBe(before);
    expect((await give("", { text: "One" }, headers)).status).toBe(201);
  });

  test("of a refusal is free again", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    expect((await give(open, { text: " " }, headers)).status).toBe(400);
    expect((await give(open, { text: "Better" }, headers)).status).toBe(201);
  });
});

test("thirty a minute from one address; who is signed in has no limit", async () => {
  const send = (token?: string) => give(open, { text: "again" }, { "x-forwarded-for": "7.7.7.7" }, token);
  const seen = await Promise.all(Array.from({ length: 31 }, () => send()));
  expect(seen.filter(({ status }) => status === 429).length).toBe(1);
  const over = await send();
  expect(over.status).toBe(429);
  expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send(stranger.token)).status).toBe(201);
});

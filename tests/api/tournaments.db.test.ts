// Tournaments over HTTP: created, found, changed, listed, and refused in words.
import { beforeAll, describe, expect, test } from "bun:test";
import { changeCount } from "../harness/log-of.ts";
import { openTestSite, type Person, type TestSite } from "../harness/site.ts";

let site: TestSite;
let owner: Person;
let count = 0;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
});

const details = () => ({ name: `Cup ${++count}`, acronym: "CUP", startdate: "2024-05-04" });
const create = (body: object) => site.call("POST", "/api/tournaments", { token: owner.token, body });

test("a created tournament answers 201 with all its fields, and is found by link and by id", async () => {
  const answer = await create({
    ...details(),
    enddate: "2024-05-05",
    location: " Hall ",
    published: true,
    owner: "someone",
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("x-tournament-version")).toBe("1");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.body).toMatchObject({
    version: 1,
    name: `Cup ${count}`,
    acronym: "CUP",
    startdate: "2024-05-04",
    enddate: "2024-05-05",
    location: "Hall",
    organization: null,
    linkindex: `cup-${count}-05042024`,
    owner: owner.account,
    winner: null,
    isPublished: true,
    isCustomStanding: true,
    isCustomPlayoff: true,
  });
  for (const path of [`/api/tournament/${answer.body.linkindex}`, `/api/tournament/id/${answer.body._id}`]) {
    expect((await site.call("GET", path)).body).toEqual(answer.body);
  }
});

test("a link in another script is stored and found", async () => {
  const { body } = await create({ ...details(), name: "東京オープン", isPublished: true });
  expect(body.linkindex).toBe("東京オープン-05042024");
  const found = await site.call("GET", `/api/tournament/${encodeURIComponent(body.linkindex)}`);
  expect(found.body._id).toBe(body._id);
});

describe("a change", () => {
  test("is partial: absent is unchanged, blank is cleared, unknown and read-only fields are ignored", async () => {
    const { body } = await create({ ...details(), location: "Hall", organization: "Club" });
    const changed = await site.call("PUT", `/api/tournaments/${body._id}`, {
      token: owner.token,
      body: { location: "", isPublished: "true", linkindex: "x", owner: "y", _id: "z", hello: 1 },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      _id: body._id,
      version: 2,
      location: null,
      organization: "Club",
      isPublished: true,
      linkindex: body.linkindex,
      owner: owner.account,
    });
  });

  test("that changes nothing answers 200 and adds nothing to the log", async () => {
    const { body } = await create(details());
    const before = await changeCount(site);
    const sent = { name: body.name, startdate: body.startdate, location: null };
    const answer = await site.call("PUT", `/api/tournaments/${body._id}`, { token: owner.token, body: sent });
    expect(answer).toMatchObject({ status: 200, body });
    expect(await changeCount(site)).toBe(before);
  });

  test("on an older version conflicts field by field; other fields merge", async () => {
    const { body } = await create(details());
    const put = (fields: object) =>
      site.call("PUT", `/api/tournaments/${body._id}`, {
        token: owner.token,
        body: fields,
        headers: { "if-match": '"1"' },
      });
    expect((await put({ location: "Hall 1" })).status).toBe(200);
    expect(await put({ location: "Hall 2" })).toMatchObject({
      status: 409,
      body: {
        code: "conflict",
        current: { location: "Hall 1", version: 2, by: { _id: owner.account, name: owner.name } },
      },
    });
    expect((await put({ organization: "Club" })).status).toBe(200);
    expect((await put({ location: "Hall 1" })).status).toBe(200);
  });
});

test("the profile lists one's own, newest start date first; the home page the published ones", async () => {
  const other = await site.register("Other");
  const late = (await site.tournament(other, {
    ...details(),
    startdate: "2025-01-01",
    isPublished: false,
  })) as { _id: string };
  const early = (await site.tournament(other, { ...details(), startdate: "2023-01-01" })) as { _id: string };
  const own = await site.call("GET", "/api/admin/tournaments", { token: other.token });
  expect(own.body.map(({ _id }: { _id: string }) => _id)).toEqual([late._id, early._id]);
  const list = (await site.call("GET", "/api/tournaments/published")).body.map(
    ({ _id }: { _id: string }) => _id,
  );
  expect(list).toContain(early._id);
  expect(list).not.toContain(late._id);
  expect((await site.call("GET", "/api/admin/tournaments")).status).toBe(401);
});

test("the admin check is true for organisers alone, and false for what nobody may know of", async () => {
  const stranger = await site.register("Stranger");
  const open = await site.tournament(owner, details());
  const hidden = await site.tournament(owner, { ...details(), isPublished: false });
  const check = async (id: string, token?: string) =>
    (await site.call("GET", `/api/tournaments/${id}/admin-check`, { token })).body;
  for (const { _id } of [open, hidden]) {
    expect(await check(_id, owner.token)).toEqual({ isAdmin: true });
    expect(await check(_id, stranger.token)).toEqual({ isAdmin: false });
    expect(await check(_id)).toMatchObject({ code: "signed-out" });
  }
  for (const id of [crypto.randomUUID(), "nonsense"])
    expect(await check(id, owner.token)).toEqual({ isAdmin: false });
});

describe("bad input is refused with a status, a sentence and a code, and changes nothing", () => {
  const cases: [string, object, string][] = [
    ["no name", { name: "" }, "name"],
    ["a name of spaces", { name: " \u00A0 " }, "name"],
    ["a name that is a list", { name: ["x"] }, "name"],
    ["a name with a control character", { name: "a\u0000b" }, "name"],
    ["a long name", { name: "x".repeat(151) }, "name"],
    ["no acronym", { acronym: null }, "acronym"],
    ["no start date", { startdate: undefined }, "startdate"],
    ["a start date with a time", { startdate: "2024-05-04T00:00:00Z" }, "startdate"],
    ["a start date of another country", { startdate: "05/04/2024" }, "startdate"],
    ["a start date that is not in the calendar", { startdate: "2023-02-29" }, "startdate"],
    ["an end before the start", { enddate: "2024-05-03" }, "enddate"],
    ["a flag that is none", { isPublished: "perhaps" }, "isPublished"],
    ["a route of the site as link", { slug: "Auth" }, "slug"],
    ["another one", { slug: "api" }, "slug"],
  ];
  test.each(cases)("%s", async (_, sent, field) => {
    const before = await changeCount(site);
    const answer = await create({ ...details(), ...sent });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "bad-input", fields: { [field]: expect.any(String) } },
    });
    expect(answer.body.error).toMatch(/^[A-Z“].*\.$/);
    expect(await changeCount(site)).toBe(before);
  });

  test("a taken link", async () => {
    const { body } = await create(details());
    const before = await changeCount(site);
    expect(await create({ ...details(), slug: body.linkindex.toUpperCase() })).toMatchObject({
      status: 409,
      body: { error: "A tournament with this link already exists.", code: "slug-taken" },
    });
    expect(await changeCount(site)).toBe(before);
  });

  test.each([
    ["not JSON", "{oops"],
    ["a list", "[]"],
    ["a text", '"hello"'],
    ["null", "null"],
  ])("%s", async (_, body) => {
    const before = await changeCount(site);
    const answer = await site.call("POST", "/api/tournaments", { token: owner.token, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: expect.any(String), code: expect.any(String) },
    });
    expect(await changeCount(site)).toBe(before);
  });

  test("a body of more than a megabyte", async () => {
    const answer = await create({ ...details(), location: "x".repeat(1_100_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: "too-large" } });
  });

  test("a winner of another tournament, a malformed If-Match", async () => {
    const { body } = await create(details());
    const put = (sent: object, headers: Record<string, string> = {}) =>
      site.call("PUT", `/api/tournaments/${body._id}`, { token: owner.token, body: sent, headers });
    expect(await put({ winner: crypto.randomUUID() })).toMatchObject({
      status: 400,
      body: { fields: { winner: expect.any(String) } },
    });
    for (const header of ["1", '"x"', '"-1"', "*", 'W/"1"']) {
      expect(await put({ location: "x" }, { "if-match": header })).toMatchObject({
        status: 400,
        body: { code: "bad-if-match" },
      });
    }
  });
});

test("repeated slashes below /api are one; unknown calls are 404 as JSON, whatever the method", async () => {
  const paths = ["/api//", "//api/", "///api//"].map((start) => `${start}tournaments/published`);
  for (const path of [...paths, "/api/tournaments//published", "//api//tournaments///published"]) {
    expect({ path, status: (await site.call("GET", path)).status }).toEqual({ path, status: 200 });
  }
  expect(
    (await site.call("POST", "/api//login", { body: { email: "a@example.org", password: "x" } })).status,
  ).toBe(401);
  for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"]) {
    expect(await site.call(method, "/api/nothing/here")).toMatchObject({
      status: 404,
      body: { code: "unknown-call" },
    });
  }
});

// The list came from the tail alone: somebody who published a tournament and looked at once did not find it.
test("the list of published ones has what was just published, and no longer what was just taken back", async () => {
  const { _id } = await site.tournament(owner, { ...details(), isPublished: false });
  const list = async () =>
    (await site.call("GET", "/api/tournaments/published")).body.map((card: { _id: string }) => card._id);
  for (let round = 0; round < 10; round++) {
    const isPublished = round % 2 === 0;
    await site.call("PUT", `/api/tournaments/${_id}`, { token: owner.token, body: { isPublished } });
    expect((await list()).includes(_id)).toBe(isPublished);
  }
});

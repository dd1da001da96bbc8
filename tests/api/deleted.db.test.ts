// A deleted tournament (rule 40) does not exist for anybody, until its owner restores it as it was.
import { beforeAll, describe, expect, test } from "bun:test";
import { digestOf } from "../harness/digest.ts";
import { accepted, openTestSite, type Person, type TestSite } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";
import { ALL_CALLS } from "./calls/all.ts";
import { answerOf, methodOf, send } from "./calls/call.ts";
import { makePeople, makeStage, type People, type Stage } from "./calls/stage.ts";

let site: TestSite;
let beside: TestSite;
let people: People;

beforeAll(async () => {
  site = await openTestSite();
  beside = await openTestSite({ databaseUrl: site.databaseUrl });
  people = await makePeople(site);
});

const pathOf = ({ ids }: Stage) => `/api/tournaments/${ids.tournament}`;
const deletion = (stage: Stage, { token }: Person, headers = {}) =>
  site.call("DELETE", pathOf(stage), { token, headers });
const restoration = (stage: Stage, { token }: Person) =>
  site.call("POST", `${pathOf(stage)}/restore`, { token });
const listOf = async ({ token }: Person, query = "") =>
  (await accepted(site.call("GET", `/api/admin/tournaments${query}`, { token }))).map(
    ({ _id }: { _id: string }) => _id,
  );
const unknown = { status: 404, body: { code: "unknown-tournament" } };

test("every call answers 404, even to its owner, and nothing is written", async () => {
  const stage = await makeStage(site, people);
  await accepted(deletion(stage, people.owner));
  const calls = ALL_CALLS.filter(({ who }) => ["reader", "organiser"].includes(who));
  expect(calls.length).toBeGreaterThan(50);
  const before = await digestOf(site);
  for (const { token } of [people.owner, people.co, people.stranger])
    for (const call of calls) {
      const { status, body } = await send(call, stage, token);
      expect({ call: call.call, status, body }).toMatchObject({ call: call.call, ...unknown });
    }
  expect(await deletion(stage, people.owner)).toMatchObject(unknown);
  const { token } = people.guest;
  const body = { token: stage.invitation };
  expect(await site.call("POST", "/api/invitations/accept", { token, body })).toMatchObject(unknown);
  expect(await digestOf(site)).toBe(before);
  const page = await fetch(`${site.url}/${stage.ids.link}`);
  expect(page.status).toBe(404);
});

test("its owner restores it as it was, with everybody's rights", async () => {
  for (const isPublished of [true, false]) {
    const stage = await makeStage(site, people, isPublished);
    const reads = ALL_CALLS.filter((call) => call.who === "reader" && methodOf(call) === "GET");
    const path = `${pathOf(stage)}/snapshot`;
    const { token } = people.owner;
    const { version, epoch, ...before } = await accepted(site.call("GET", path, { token }));
    await accepted(deletion(stage, people.owner));
    for (const person of [people.co, people.stranger, people.guest])
      expect(await restoration(stage, person)).toMatchObject(unknown);
    const restored = await accepted(restoration(stage, people.owner));
    expect(restored).toMatchObject({ _id: stage.ids.tournament, isPublished });
    const after = await accepted(site.call("GET", path, { token }));
    expect(after).toEqual({ ...before, epoch, version: version + 2, tournament: restored });
    expect({ ...restored, version: 0 }).toEqual({ ...before.tournament, version: 0 });
    for (const call of reads)
      expect(await send(call, stage, people.co.token)).toMatchObject({
        status: 200,
        body: answerOf(call, stage),
      });
    expect(await restoration(stage, people.owner)).toMatchObject(unknown);
  }
});

test("organisers beside the owner may not delete it, nor may others", async () => {
  const stage = await makeStage(site, people);
  const before = await digestOf(site);
  expect(await deletion(stage, people.co)).toMatchObject({ status: 403, body: { code: "not-owner" } });
  for (const person of [people.stranger, people.guest])
    expect(await deletion(stage, person)).toMatchObject({ status: 403, body: { code: "not-yours" } });
  expect(await deletion(stage, people.owner, { "if-match": '"1"' })).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect(await digestOf(site)).toBe(before);
});

test("no list has it, except the owner's list of deleted ones; feedback is gone too", async () => {
  const stage = await makeStage(site, people);
  const { tournament } = stage.ids;
  await accepted(deletion(stage, people.owner));
  for (const person of [people.owner, people.co]) expect(await listOf(person)).not.toContain(tournament);
  expect(await listOf(people.owner, "?deleted=true")).toContain(tournament);
  for (const person of [people.co, people.stranger])
    expect(await listOf(person, "?deleted=true")).not.toContain(tournament);
  const { token } = people.owner;
  for (const path of ["/api/tournaments/published", "/api/share", "/api/adminfeedback"])
    expect(JSON.stringify((await site.call("GET", path, { token })).body)).not.toContain(tournament);
  const { isAdmin } = await accepted(site.call("GET", `${pathOf(stage)}/admin-check`, { token }));
  expect(isAdmin).toBe(false);

  await accepted(restoration(stage, people.owner));
  for (const person of [people.owner, people.co]) expect(await listOf(person)).toContain(tournament);
  expect(await listOf(people.owner, "?deleted=true")).not.toContain(tournament);
  expect(JSON.stringify((await site.call("GET", "/api/tournaments/published")).body)).toContain(tournament);
});

test("its link stays taken", async () => {
  const stage = await makeStage(site, people);
  await accepted(deletion(stage, people.owner));
  const body = { name: "Another", acronym: "A", startdate: "2024-05-04", slug: stage.ids.link };
  const { token } = people.stranger;
  expect(await site.call("POST", "/api/tournaments", { token, body })).toMatchObject({
    status: 409,
    body: { code: "slug-taken" },
  });
});

test("a repeated request gets the first one's answer", async () => {
  const stage = await makeStage(site, people);
  const headers = { "idempotency-key": crypto.randomUUID() };
  const [first, again] = [
    await deletion(stage, people.owner, headers),
    await deletion(stage, people.owner, headers),
  ];
  expect(first).toMatchObject({ status: 200, body: { message: "Tournament deleted." } });
  expect({ status: again.status, body: again.body }).toEqual({ status: first.status, body: first.body });
});

describe("open streams", () => {
  test.each([true, false])("end, published %p, on this server and on another", async (isPublished) => {
    const stage = await makeStage(site, people, isPublished);
    const live = `${pathOf(stage)}/live`;
    const { token } = people.owner;
    const authorization = `Bearer ${token}`;
    // The other server has read all of it: what it had not would come as a patch first.
    const { version } = await accepted(site.call("GET", `${pathOf(stage)}/snapshot`, { token }));
    const headers = { "x-min-version": String(version) };
    const there = await accepted(beside.call("GET", `${pathOf(stage)}/snapshot`, { token, headers }));
    expect(there.version).toBe(version);
    const streams = [
      await openStream(`${site.url}${live}`, { authorization }),
      await openStream(`${beside.url}${live}`, { authorization }),
      ...(isPublished ? [await openStream(`${site.url}${live}`)] : []),
    ];
    for (const stream of streams) await stream.next("snapshot");
    await accepted(deletion(stage, people.owner));
    for (const stream of streams) {
      expect((await stream.next()).event).toBe("end");
      await stream.ended;
    }
  });
});

test("the history has both, and neither can be undone there", async () => {
  const stage = await makeStage(site, people);
  const { token } = people.owner;
  await accepted(deletion(stage, people.owner));
  await accepted(restoration(stage, people.owner));
  const at = `${pathOf(stage)}/history`;
  const { changes } = await accepted(site.call("GET", `${at}?limit=2`, { token }));
  expect(changes).toMatchObject([
    { summary: "Undid: Deleted the tournament", undoable: false },
    { summary: "Deleted the tournament", undoable: false, undoneBy: changes[0].change },
  ]);
  const told = await accepted(site.call("POST", `${at}/${changes[0].change}/preview`, { token }));
  expect(told).toMatchObject({ undoable: false, reason: expect.stringContaining("Update Tournament") });
  for (const { change } of changes)
    expect(await site.call("POST", `${at}/${change}/undo`, { token, body: { confirm: true } })).toMatchObject(
      {
        status: 409,
      },
    );
});

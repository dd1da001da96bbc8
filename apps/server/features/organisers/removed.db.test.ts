// A removed organiser: the open stream ends, and repeated requests reveal nothing new.
import { beforeAll, beforeEach, expect, test } from "bun:test";
import { coOrganiser } from "#tests/harness/co-organiser.ts";
import { changeCount } from "#tests/harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";
import { openStream } from "#tests/harness/stream.ts";

let site: TestSite;
let owner: Person;
let of: string;
let kim: Person;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Olga Owner");
});
beforeEach(async () => {
  of = (await site.tournament(owner, { isPublished: false }))._id;
  kim = await coOrganiser(site, owner, of);
});

const remove = (headers: Record<string, string>, { token }: Person) =>
  site.call("DELETE", `/api/tournaments/${of}/organisers/${kim.account}`, { token, headers });

test("who was removed is given the answers of before again and nothing newer; leaving, too, answers again", async () => {
  const add = (headers: Record<string, string>, { token }: Person) =>
    site.call("POST", "/api/divisions", { token, headers, body: { tournamentID: of, name: "Gold" } });
  const [adding, leaving] = [crypto.randomUUID(), crypto.randomUUID()].map((id) => ({
    "idempotency-key": id,
  }));
  const added = await add(adding!, kim);
  const left = await remove(leaving!, kim);
  expect([added.status, left.status]).toEqual([201, 200]);
  const rename = { token: owner.token, body: { name: "Platinum" } };
  await accepted(site.call("PUT", `/api/${of}/divisions/${added.body._id}`, rename));
  const before = await changeCount(site);
  const again = await add(adding!, kim);
  expect([again.status, again.body]).toEqual([201, added.body]);
  expect(again.headers.get("x-tournament-version")).toBe(added.headers.get("x-tournament-version"));
  expect(await remove(leaving!, kim)).toMatchObject({ status: 200, body: left.body });
  expect((await add({ "idempotency-key": crypto.randomUUID() }, kim)).status).toBe(404);
  expect((await add(adding!, await site.register("Sam Stranger"))).status).toBe(404);
  expect(await changeCount(site)).toBe(before);
});

test("removing an organiser ends their open streams of an unpublished tournament, not the owner's", async () => {
  const live = `${site.url}/api/tournaments/${of}/live`;
  const follow = ({ token }: Person) => openStream(live, { authorization: `Bearer ${token}` });
  const [own, theirs] = [await follow(owner), await follow(kim)];
  for (const stream of [own, theirs]) await stream.next("snapshot");
  await accepted(remove({}, owner));
  expect((await theirs.next()).event).toBe("end");
  await theirs.ended;
  await accepted(
    site.call("POST", "/api/divisions", { token: owner.token, body: { tournamentID: of, name: "Gold" } }),
  );
  expect((await own.next()).event).toBe("patch");
  expect(theirs.frames.some(({ event }) => event === "patch")).toBe(false);
  own.close();
});

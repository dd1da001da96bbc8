// Streams as a stranger or a careless program opens them, and what happens to them when a
// right ends or history changes.
import { beforeAll, expect, test } from "bun:test";
import { applyPatch } from "#projections/patches/patch.ts";
import type { Snapshot } from "#projections/views.ts";
import { coOrganiser } from "../harness/co-organiser.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  open = await site.withTeams(owner);
});

const pathOf = (tournament: string) => `/api/tournaments/${tournament}/live`;
const follow = (tournament: string, query = "", headers: Record<string, string> = {}) =>
  openStream(`${site.url}${pathOf(tournament)}${query}`, headers);
const write = (method: string, path: string, body?: object) =>
  accepted(site.call(method, path, { token: owner.token, body }));
const snapshotOf = async (tournament: string): Promise<Snapshot> =>
  (await site.call("GET", `/api/tournaments/${tournament}/snapshot`, { token: owner.token })).body;
const addGame = () => site.game(owner, open);
const isPublished = (tournament: string, value: boolean) =>
  write("PUT", `/api/tournaments/${tournament}`, { isPublished: value });

test.each(["rows=", "rows=Changed", "rows=whole,changed", "rows=changed%20"])(
  "?%s is neither of the two kinds, and leaves nobody listening",
  async (query) => {
    const before = site.site.hub.listeners().length;
    const ask = (method: string) => site.call(method, `${pathOf(open.tournament._id)}?${query}`);
    expect(await ask("GET")).toMatchObject({ status: 400, body: { code: "bad-rows" } });
    expect(await ask("HEAD")).toMatchObject({ status: 400, body: "" });
    expect(site.site.hub.listeners().length).toBe(before);
  },
);

test("the head of a stream of changed rows is answered, and is nobody's listener", async () => {
  const before = site.site.hub.listeners().length;
  const head = await site.call("HEAD", `${pathOf(open.tournament._id)}?rows=changed`);
  expect(head).toMatchObject({ status: 200, body: "" });
  expect(site.site.hub.listeners().length).toBe(before);
});

test("rows said twice are one kind, the last that was said", async () => {
  for (const [query, isChanged] of [
    ["?rows=whole&rows=changed", true],
    ["?rows=changed&rows=whole", false],
  ] as const) {
    const stream = await follow(open.tournament._id, query);
    await stream.next("snapshot");
    await addGame();
    expect("changed" in (await stream.next("patch")).data).toBe(isChanged);
    stream.close();
  }
});

test.each(["whole", "changed"])("a hidden tournament has no stream of %s rows for others", async (rows) => {
  const { _id } = await site.tournament(owner, { isPublished: false });
  const other = await site.register();
  for (const token of [undefined, other.token])
    expect(await site.call("GET", `${pathOf(_id)}?rows=${rows}`, { token })).toMatchObject({ status: 404 });
});

test("a page goes on from one kind of stream in the other, both ways", async () => {
  const of = open.tournament._id;
  const { _id: game } = await addGame();
  let page = await snapshotOf(of);
  for (const [index, query] of ["?rows=changed", "", "?rows=changed"].entries()) {
    // Somebody follows, so that what this page misses is kept.
    const other = await follow(of);
    await other.next("snapshot");
    await write("PUT", `/api/${of}/games/${game}`, { scoreTeam1: 20 + index, scoreTeam2: 3 });
    await other.next("patch");
    const back = await follow(of, query, { "last-event-id": `${page.epoch}-${page.version}` });
    const { event, data } = await back.next();
    expect(event).toBe("patch");
    expect(data.changed === undefined).toBe(query === "");
    page = applyPatch(page, data);
    expect(page).toEqual(await snapshotOf(of));
    for (const stream of [other, back]) stream.close();
  }
});

test("a removal that is undone brings the row back whole", async () => {
  const of = open.tournament._id;
  const { _id: game } = await addGame();
  const stream = await follow(of, "?rows=changed");
  let page: Snapshot = (await stream.next("snapshot")).data;
  await write("DELETE", `/api/${of}/games/${game}`);
  const gone = (await stream.next("patch")).data;
  expect(gone.removed).toEqual({ games: [game] });
  page = applyPatch(page, gone);
  const { body: history } = await site.call("GET", `/api/tournaments/${of}/history`, { token: owner.token });
  await write("POST", `/api/tournaments/${of}/history/${history.changes[0].change}/undo`);
  const back = (await stream.next("patch")).data;
  expect(back.set.games).toMatchObject([{ _id: game, team1: { name: "Aces" }, team2: { name: "Blockers" } }]);
  expect(back.changed.games).toBeUndefined();
  expect(applyPatch(page, back)).toEqual(await snapshotOf(of));
  stream.close();
});

test("whose right to organise ends, or begins, is told by the end of the stream; others are not", async () => {
  const { _id: of } = await site.tournament(owner);
  const sam = await site.register();
  const followAs = ({ token }: Person) => follow(of, "", { authorization: `Bearer ${token}` });
  const [visitor, own, samsFirst] = [await follow(of), await followAs(owner), await followAs(sam)];
  for (const stream of [visitor, own, samsFirst]) await stream.next("snapshot");
  const told = { event: "end", data: { reason: "access-changed" } };
  await coOrganiser(site, owner, of, sam);
  expect(await samsFirst.next()).toMatchObject(told);
  const samsNext = await followAs(sam);
  await samsNext.next("snapshot");
  await write("DELETE", `/api/tournaments/${of}/organisers/${sam.account}`);
  expect(await samsNext.next()).toMatchObject(told);
  await write("PUT", `/api/tournaments/${of}`, { name: "Still open" });
  for (const stream of [visitor, own, await followAs(sam)]) {
    expect((await stream.next()).event).not.toBe("end");
    stream.close();
  }
});

test("unpublishing ends the streams of both kinds that visitors follow, with no word of what comes after", async () => {
  const { tournament, aces } = await site.withTeams(owner, { slug: "ends-now" });
  const streams = [await follow(tournament._id), await follow(tournament._id, "?rows=changed")];
  for (const stream of streams) await stream.next("snapshot");
  await isPublished(tournament._id, false);
  await write("PUT", `/api/${tournament._id}/teams/${aces._id}`, { name: "Secret" });
  for (const stream of streams) {
    expect(await stream.next()).toMatchObject({ event: "end", data: { reason: "access-changed" } });
    await stream.ended;
    expect(JSON.stringify(stream.frames)).not.toContain("Secret");
  }
});

test("who waits for a version that hides the tournament is given no stream", async () => {
  const { tournament, aces } = await site.withTeams(owner, { slug: "hides-now" });
  const { epoch, version } = await snapshotOf(tournament._id);
  const waiting = follow(tournament._id, "?rows=changed", { "last-event-id": `${epoch}-${version + 1}` });
  await isPublished(tournament._id, false);
  const stream = await waiting;
  await write("PUT", `/api/${tournament._id}/teams/${aces._id}`, { name: "Secret" });
  expect(stream.status).toBe(404);
  expect(JSON.stringify(stream.frames)).not.toContain("Secret");
  stream.close();
});

test("an organiser who is removed while they wait for that very version is given no stream either", async () => {
  const { _id: of } = await site.tournament(owner, { isPublished: false });
  const kim = await coOrganiser(site, owner, of);
  const { epoch, version } = await snapshotOf(of);
  const waiting = follow(of, "", {
    authorization: `Bearer ${kim.token}`,
    "last-event-id": `${epoch}-${version + 1}`,
  });
  await write("DELETE", `/api/tournaments/${of}/organisers/${kim.account}`);
  const stream = await waiting;
  expect(stream.status).toBe(404);
  stream.close();
});

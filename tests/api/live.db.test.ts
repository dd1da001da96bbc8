// Live streams: a snapshot first, then patches that always lead to the snapshot; resumed by id without a gap.
import { beforeAll, describe, expect, test } from "bun:test";
import { applyPatch, receive } from "#projections/patches/patch.ts";
import type { Snapshot } from "#projections/views.ts";
import { eventually } from "../harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";
import { openStream, type Stream } from "../harness/stream.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  open = await site.withTeams(owner);
});

const live = (headers: Record<string, string> = {}, query = "") =>
  openStream(`${site.url}/api/tournaments/${open.tournament._id}/live${query}`, headers);
const snapshotNow = async (): Promise<Snapshot> =>
  (await site.call("GET", `/api/tournaments/${open.tournament._id}/snapshot`)).body;
const addGame = (more = {}) => site.game(owner, open, more);
const score = (game: { _id: string }, scoreTeam1: number) =>
  accepted(
    site.call("PUT", `/api/${open.tournament._id}/games/${game._id}`, {
      token: owner.token,
      body: { scoreTeam1, scoreTeam2: 1 },
    }),
  );

/** What a following page has after the frames so far. */
function pageOf({ frames }: Stream): Snapshot {
  let page: Snapshot | null = null;
  for (const { event, data } of frames) {
    if (event === "snapshot") page = data;
    if (event !== "patch") continue;
    expect(receive(page!, data)).toBe("apply");
    page = applyPatch(page!, data);
  }
  return page!;
}

test("the snapshot is compressed for whoever takes it, and the same for whoever does not", async () => {
  const ask = (encoding: string) =>
    fetch(`${site.url}/api/tournaments/${open.tournament._id}/snapshot`, {
      headers: { "accept-encoding": encoding },
    });
  const [packed, plain] = [await ask("gzip"), await ask("identity")];
  expect([packed, plain].map(({ headers }) => headers.get("content-encoding"))).toEqual(["gzip", null]);
  expect(packed.headers.get("vary")).toContain("Accept-Encoding");
  expect(packed.headers.get("etag")).toBe(plain.headers.get("etag"));
  expect(await packed.json()).toEqual(await plain.json());
});

test("the first frame is the snapshot as it is read, with its id; the stream is not to be cached or transformed", async () => {
  const stream = await live();
  expect(stream.status).toBe(200);
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  expect(stream.headers.get("cache-control")).toBe("no-cache, no-transform");
  const { event, id, data } = await stream.next();
  expect(event).toBe("snapshot");
  expect(data).toEqual(await snapshotNow());
  expect(id).toBe(`${data.epoch}-${data.version}`);
  expect(data).toMatchObject({
    protocol: 1,
    tournament: { name: "Spring Open" },
    divisions: [{ name: "Gold" }],
    games: [],
    wildcardGames: [],
    playoffGames: [],
  });
  stream.close();
});

test("a score comes as a patch of whole rows, from the version of the frame before", async () => {
  const game = await addGame();
  const stream = await live();
  const first = await stream.next("snapshot");
  await score(game, 25);
  const { id, data } = await stream.next("patch");
  expect(data.from).toBe(first.data.version);
  expect(data.version).toBe(first.data.version + 1);
  expect(id).toBe(`${data.epoch}-${data.version}`);
  expect(data.set.games).toMatchObject([
    { _id: game._id, scoreTeam1: 25, scoreTeam2: 1, team1: { name: "Aces" } },
  ]);
  expect(data.set.teams).toBeUndefined();
  await accepted(
    site.call("DELETE", `/api/${open.tournament._id}/games/${game._id}`, { token: owner.token }),
  );
  expect((await stream.next("patch")).data.removed).toEqual({ games: [game._id] });
  stream.close();
});

test("asked for changed rows, a score is told by its fields alone, and a new game whole", async () => {
  const stream = await live({}, "?rows=changed");
  const { version } = (await stream.next("snapshot")).data;
  const game = await addGame();
  const added = (await stream.next("patch")).data;
  expect(added.set.games).toMatchObject([{ _id: game._id, team1: { name: "Aces" } }]);
  expect(added.changed.games).toBeUndefined();
  await score(game, 25);
  const { data } = await stream.next("patch");
  expect(data).toMatchObject({ from: version + 1, version: version + 2, set: {}, removed: {} });
  expect(data.changed.games).toEqual([
    { _id: game._id, version: version + 2, scoreTeam1: 25, scoreTeam2: 1 },
  ]);
  stream.close();
  expect(await live({}, "?rows=some")).toMatchObject({ status: 400 });
});

test.each(["", "?rows=changed"])(
  "after a burst of every kind of change the page that applied the patches of live%s has the snapshot that is read",
  async (query) => {
    const stream = await live({}, query);
    await stream.next("snapshot");
    const games = await Promise.all(
      Array.from({ length: 12 }, (_, index) => addGame({ court: `${index}`, time: `${9 + (index % 3)}:00` })),
    );
    await Promise.all(games.map((game, index) => score(game, index)));
    const put = (path: string, body?: unknown) =>
      accepted(site.call("PUT", path, { token: owner.token, body }));
    await Promise.all([
      put(`/api/${open.tournament._id}/teams/${open.aces._id}`, { name: "Eagles" }),
      put(`/api/teamstanding/${open.tournament._id}`),
      put(`/api/tournaments/${open.tournament._id}`, { startdate: "2024-05-01", location: "Hall" }),
      put(`/api/${open.tournament._id}/divisions/${open.division._id}`, { name: `Platinum${query}` }),
      accepted(
        site.call("DELETE", `/api/${open.tournament._id}/games/${games[3]!._id}`, { token: owner.token }),
      ),
    ]);
    await put(`/api/${open.tournament._id}/teams/${open.aces._id}`, { name: "Aces" });
    const now = await snapshotNow();
    await eventually(() => expect(pageOf(stream)).toEqual(now));
    // However many there were, only patches have brought it here.
    expect(stream.frames.some(({ event }) => event === "patch")).toBe(true);
    stream.close();
  },
);

describe("resuming by id", () => {
  test("brings what was missed, and the page is whole again", async () => {
    const game = await addGame();
    const before = await live();
    await before.next("snapshot");
    before.close();
    for (const points of [3, 4, 5]) await score(game, points);
    for (const resume of [
      () => live({ "last-event-id": before.frames.findLast(({ id }) => id)!.id! }),
      () => live({}, `?after=${before.frames.findLast(({ id }) => id)!.id}`),
      () => live({}, `?rows=changed&after=${before.frames.findLast(({ id }) => id)!.id}`),
    ]) {
      const back = await resume();
      await back.next("patch");
      const now = await snapshotNow();
      const whole = { ...back, frames: [before.frames[0]!, ...back.frames] };
      await eventually(() =>
        expect(
          pageOf({
            ...whole,
            frames: [before.frames.find(({ event }) => event === "snapshot")!, ...back.frames],
          }),
        ).toEqual(now),
      );
      expect(back.frames.some(({ event }) => event === "snapshot")).toBe(false);
      back.close();
    }
  });

  test("with nothing missed brings a heartbeat at once, without an id", async () => {
    const before = await live();
    const { id } = await before.next("snapshot");
    const back = await live({ "last-event-id": id! });
    const beat = await back.next("heartbeat");
    expect(beat).toEqual({ event: "heartbeat", id: beat.id, data: { protocol: 1 } });
    expect(back.frames).toHaveLength(1);
    for (const stream of [before, back]) stream.close();
  });

  test.each([
    ["of another epoch", () => "00ff-3"],
    ["older than what is kept", (epoch: string) => `${epoch}-1`],
    ["that is none", () => "hello"],
  ])("from an id %s brings a whole snapshot", async (_, idOf) => {
    const { epoch } = await snapshotNow();
    const back = await live({ "last-event-id": idOf(epoch) });
    const { event, data } = await back.next();
    expect(event).toBe("snapshot");
    expect(data).toEqual(await snapshotNow());
    back.close();
  });

  test("from the future is refused: another server is ahead of this one", async () => {
    const { epoch, version } = await snapshotNow();
    expect((await live({ "last-event-id": `${epoch}-${version + 50}` })).status).toBe(503);
  });

  test("from an older frame brings the patches since, not a snapshot", async () => {
    const follower = await live();
    const first = await follower.next("snapshot");
    const game = await addGame();
    let old = first.id!;
    for (let index = 0; follower.frames.filter(({ event }) => event === "patch").length < 3; index++) {
      await score(game, index % 90);
      await follower.next("patch");
    }
    const back = await live({ "last-event-id": old });
    expect((await back.next()).event).toBe("patch");
    old = follower.frames.findLast(({ id }) => id)!.id!;
    expect(old).not.toBe(first.id);
    for (const stream of [follower, back]) stream.close();
  });
});

describe("the home page's stream", () => {
  test("cards appear when published, change, and go when unpublished", async () => {
    const home = await openStream(`${site.url}/api/live`);
    const { data } = await home.next("snapshot");
    expect(data.tournaments).toEqual((await site.call("GET", "/api/tournaments/published")).body);
    const hidden = await site.tournament(owner, { name: "Coming", isPublished: false });
    const put = (body: object) =>
      accepted(site.call("PUT", `/api/tournaments/${hidden._id}`, { token: owner.token, body }));
    await put({ isPublished: true });
    const shown = await home.next("patch");
    expect(shown.data.set.tournaments).toMatchObject([{ _id: hidden._id, name: "Coming" }]);
    expect(shown.id).toBe(`${shown.data.epoch}-${shown.data.version}`);
    await put({ name: "Here" });
    expect((await home.next("patch")).data.set.tournaments).toMatchObject([{ name: "Here" }]);
    await put({ isPublished: false });
    expect((await home.next("patch")).data.removed).toEqual({ tournaments: [hidden._id] });
    expect(
      home.frames.every(({ data }) => !JSON.stringify(data).includes(hidden._id) || data.set || data.removed),
    ).toBe(true);
    home.close();
  });

  test("goes on from the list's ETag", async () => {
    const { headers } = await site.call("GET", "/api/tournaments/published");
    const id = headers.get("etag")!.replaceAll('"', "");
    const made = await site.tournament(owner, { name: "After the list" });
    const home = await openStream(`${site.url}/api/live`, { "last-event-id": id });
    expect((await home.next("patch")).data.set.tournaments).toMatchObject([{ _id: made._id }]);
    home.close();
  });

  // What was changed and changed back between the two was in no patch, and stayed on the page.
  test("from the future waits for what another server has written, and is refused without it", async () => {
    const { headers } = await site.call("GET", "/api/tournaments/published");
    const [epoch, version] = headers.get("etag")!.replaceAll('"', "").split("-");
    const ahead = (by: number) =>
      openStream(`${site.url}/api/live`, { "last-event-id": `${epoch}-${Number(version) + by}` });
    const refused = await ahead(50);
    refused.close();
    expect(refused.status).toBe(503);
    const waiting = ahead(1);
    await site.tournament(owner, { name: "Written meanwhile" });
    const home = await waiting;
    await home.next("heartbeat");
    home.close();
  });

  test("resumes by id like any other", async () => {
    const home = await openStream(`${site.url}/api/live`);
    const { id } = await home.next("snapshot");
    home.close();
    const quiet = await openStream(`${site.url}/api/live`, { "last-event-id": id! });
    await quiet.next("heartbeat");
    const made = await site.tournament(owner, { name: "Next" });
    const back = await openStream(`${site.url}/api/live`, { "last-event-id": id! });
    expect((await back.next("patch")).data.set.tournaments).toMatchObject([{ _id: made._id }]);
    for (const stream of [quiet, back]) stream.close();
  });
});

test("a snapshot that has not changed is 304, a change makes another ETag", async () => {
  const at = `/api/tournaments/${open.tournament._id}/snapshot`;
  const first = await site.call("GET", at);
  const headers = { "if-none-match": first.headers.get("etag")! };
  expect(await site.call("GET", at, { headers })).toMatchObject({ status: 304, body: "" });
  await addGame();
  expect((await site.call("GET", at, { headers })).status).toBe(200);
});

test("who asks for a stream's head alone gets it, and is nobody's listener: it was kept for minutes", async () => {
  const before = site.site.hub.listeners().length;
  for (const path of [`/api/tournaments/${open.tournament._id}/live`, "/api/live"]) {
    const { status, headers, body } = await site.call("HEAD", path);
    expect([status, body]).toEqual([200, ""]);
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  }
  expect((await site.call("HEAD", `/api/tournaments/${crypto.randomUUID()}/live`)).status).toBe(404);
  expect(site.site.hub.listeners().length).toBe(before);
});

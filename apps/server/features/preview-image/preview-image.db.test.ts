// The image of link previews: 1200 by 630, named in the head, renewed when something happens, gone with the tournament.
import { beforeAll, expect, test } from "bun:test";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  open = await site.withTeams(owner, { location: "Leeds" });
});

const send = (method: string, path: string, body?: unknown) =>
  accepted(site.call(method, path, { token: owner.token, body }));

async function image(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.url}${path}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const size = bytes.length > 24 ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [];
  return { status: response.status, headers: response.headers, bytes, size };
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ours = () => `/${open.tournament.linkindex}/preview.png`;

test("a tournament and the site have an image of the size that previews ask for", async () => {
  for (const path of [ours(), "/preview.png"]) {
    const { status, headers, bytes, size } = await image(path);
    expect([status, headers.get("content-type"), size]).toEqual([200, "image/png", [1200, 630]]);
    expect([...bytes.subarray(0, 8)]).toEqual(PNG);
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=5");
    const again = await image(path, { "if-none-match": headers.get("etag")! });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
});

test("the head of every page names it, with its size and what it shows", async () => {
  const tagsOf = async (path: string) => {
    const { body } = await site.call("GET", path);
    const found = [
      ...String(body).matchAll(/<meta (?:property|name)="((?:og:image|twitter)[^"]*)" content="([^"]*)"/g),
    ];
    return Object.fromEntries(found.map(([, name, content]) => [name, content]));
  };
  const shared = {
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
  };
  expect(await tagsOf(`/${open.tournament.linkindex}/schedules`)).toEqual({
    ...shared,
    "og:image": `${site.url}${ours()}`,
    "og:image:alt": "Spring Open, Sat 4 May 2024, Leeds",
  });
  expect(await tagsOf("/")).toEqual({
    ...shared,
    "og:image": `${site.url}/preview.png`,
    "og:image:alt": "Volleyball Scorecards",
  });
});

test("a score and a champion make it another image; who asks at the same time gets the same one", async () => {
  const { tournament, aces, blockers } = open;
  const before = await image(ours());
  const body = { tournament: tournament._id, team1: aces._id, team2: blockers._id, time: "09:00 AM" };
  const game = await send("POST", "/api/games", body);
  await send("PUT", `/api/${tournament._id}/games/${game._id}`, { scoreTeam1: 25, scoreTeam2: 20 });
  const played = await Promise.all([image(ours()), image(ours()), image(ours())]);
  expect(played.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(played.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
  expect(played[0]!.bytes.equals(before.bytes)).toBe(false);
  expect(played[0]!.headers.get("etag")).not.toBe(before.headers.get("etag"));
  await send("PUT", `/api/tournaments/${tournament._id}`, { winner: aces._id });
  const champion = await image(ours(), { "if-none-match": played[0]!.headers.get("etag")! });
  expect([champion.status, champion.bytes.equals(played[0]!.bytes)]).toEqual([200, false]);
});

test("an unpublished tournament has none for visitors, as one that never was; its organiser's is private", async () => {
  const hidden = await site.tournament(owner, { name: "Secret Cup", slug: "secret-cup", isPublished: false });
  const [one, other] = [await image(`/${hidden.linkindex}/preview.png`), await image("/nowhere/preview.png")];
  expect([one.status, other.status]).toEqual([404, 404]);
  expect(one.bytes.toString()).toBe(other.bytes.toString());
  const own = await image(`/${hidden.linkindex}/preview.png`, { authorization: `Bearer ${owner.token}` });
  expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  await send("PUT", `/api/tournaments/${open.tournament._id}`, { isPublished: false });
  expect((await image(ours())).status).toBe(404);
});

// A ready answer equals the one that would be made: for the same state, the same caller, the same form.
import { beforeAll, expect, test } from "bun:test";
import type { TournamentView } from "#projections/views.ts";
import { openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let spring: TournamentView;
let paths: string[];

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  const open = await site.withTeams(owner);
  spring = open.tournament;
  await site.game(owner, open);
  paths = [
    `/api/tournaments/${spring._id}/snapshot`,
    `/api/games/${spring._id}`,
    `/api/standings/${spring._id}`,
    `/api/schedulegames/team/${spring._id}/${open.aces._id}`,
  ];
});

const settings = (body: object) =>
  site.call("PUT", `/api/tournaments/${spring._id}`, { token: owner.token, body });

test("the second answer has the body and the headers of the first, but for its own id", async () => {
  for (const path of paths) {
    const first = await site.call("GET", path);
    const second = await site.call("GET", path);
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    const told = ({ headers }: typeof first) =>
      Object.fromEntries([...headers].filter(([name]) => !["x-request-id", "date"].includes(name)));
    expect(told(second)).toEqual(told(first));
    expect(second.headers.get("x-content-type-options")).toBe("nosniff");
    expect(second.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(second.headers.get("vary")).toContain("Authorization");
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    const named = await site.call("GET", path, { headers: { "x-request-id": "gym-7" } });
    expect(named.headers.get("x-request-id")).toBe("gym-7");
  }
});

test("each is counted", async () => {
  const counted = () => site.site.requests.byClass().find(([name]) => name === "2xx")![1];
  const before = counted();
  for (let times = 0; times < 3; times++) await site.call("GET", paths[0]!);
  expect(counted() - before).toBe(3);
});

test("a score is in the next answer", async () => {
  const [, gamesPath] = paths;
  const [game] = (await site.call("GET", gamesPath!)).body;
  const score = { scoreTeam1: 25, scoreTeam2: 18 };
  await site.call("PUT", `/api/${spring._id}/games/${game._id}`, { token: owner.token, body: score });
  expect((await site.call("GET", gamesPath!)).body).toMatchObject([score]);
});

test("whoever takes gzip gets it, also after somebody who did not, and the other way round", async () => {
  const snapshot = async (accept: string) => {
    const response = await fetch(site.url + paths[0]!, { headers: { "accept-encoding": accept } });
    return { encoding: response.headers.get("content-encoding"), body: await response.json() };
  };
  await settings({ location: "Springfield" });
  const plain = await snapshot("identity");
  expect(plain.encoding).toBe(null);
  for (let times = 0; times < 2; times++)
    expect(await snapshot("gzip")).toEqual({ encoding: "gzip", body: plain.body });
  await settings({ location: "Riverside" });
  expect((await snapshot("gzip")).body.tournament.location).toBe("Riverside");
  expect((await snapshot("identity")).encoding).toBe(null);
});

test("a page that has the snapshot already is told so", async () => {
  const etag = (await site.call("GET", paths[0]!)).headers.get("etag")!;
  const again = await site.call("GET", paths[0]!, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

test("names beyond ASCII arrive whole, each time", async () => {
  const name = "Équipe Łódź 東京 🏐";
  await site.call("POST", "/api/teams", { token: owner.token, body: { tournamentID: spring._id, name } });
  for (let times = 0; times < 2; times++)
    expect((await site.call("GET", paths[2]!)).body).toContainEqual(
      expect.objectContaining({ team: expect.objectContaining({ name }) }),
    );
});

test("once unpublished nobody else is given what was ready, and its organiser is", async () => {
  for (const path of paths) expect((await site.call("GET", path)).status).toBe(200);
  await settings({ isPublished: false });
  for (const path of paths) {
    expect((await site.call("GET", path)).status).toBe(404);
    const own = await site.call("GET", path, { token: owner.token });
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect((await site.call("GET", path)).status).toBe(404);
  }
  await settings({ isPublished: true });
  expect((await site.call("GET", paths[0]!)).headers.get("cache-control")).toBe(
    "public, max-age=0, s-maxage=5",
  );
});

test("a version that must be there is waited for, and a bad one is refused", async () => {
  await site.call("GET", paths[0]!);
  const asking = (version: string) =>
    site.call("GET", paths[0]!, { headers: { "x-min-version": version } }).then(({ status }) => status);
  expect(await asking("1")).toBe(200);
  expect(await asking("soon")).toBe(400);
});

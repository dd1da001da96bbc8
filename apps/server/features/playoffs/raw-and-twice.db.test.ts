// Brackets made twice at once, ties, raw calls as the older pages send them, and slots that change live.
import { beforeAll, expect, test } from "bun:test";
import type { PlayoffGameView } from "#projections/views.ts";
import { digestOf } from "#tests/harness/digest.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";
import { openStream } from "#tests/harness/stream.ts";

let site: TestSite;
let beside: TestSite;
let owner: Person;

beforeAll(async () => {
  site = await openTestSite();
  beside = await openTestSite({ databaseUrl: site.databaseUrl });
  owner = await site.register();
});

const { stringContaining } = expect;
const call = (method: string, path: string, body?: unknown, on = site) =>
  on.call(method, path, { token: owner.token, body });
const idOf = ({ tournament }: WithTeams) => tournament._id;
const create = (of: string, more: object = {}, on = site) =>
  call("POST", `/api/tournaments/${of}/playoffs`, { method: "standard", ...more }, on);
const bracketOf = async (of: string): Promise<PlayoffGameView[]> =>
  (await site.call("GET", `/api/playoffgames/${of}`)).body;
const at = (games: PlayoffGameView[], round: number, rank: number) =>
  games.find((game) => game.round === round && game.rank === rank)!;
const score = (of: string, { _id }: { _id: string }, scoreTeam1: number | null, scoreTeam2: number | null) =>
  call("PUT", `/api/playoffgames/${of}/${_id}`, { scoreTeam1, scoreTeam2 });
const places = (games: PlayoffGameView[]) => new Set(games.map(({ round, rank }) => `${round}-${rank}`)).size;

test("a double click and two servers at once leave exactly 15 games, each place once", async () => {
  const of = idOf(await site.withTeams(owner));
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all([
      create(of),
      create(of),
      create(of, {}, beside),
      create(of, {}, beside),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const games = await bracketOf(of);
    expect([games.length, places(games)]).toEqual([15, 15]);
  }
  const before = await digestOf(site);
  expect(await call("POST", `/api/playoffgames/${of}`, { round: 1, rank: 3 })).toMatchObject({
    status: 409,
    body: { code: "position-taken", error: stringContaining("Rank 3 of round 1") },
  });
  expect(await digestOf(site)).toBe(before);
});

test("creating it again says how many scores would go, and `confirm` does it with new ids", async () => {
  const of = idOf(await site.withTeams(owner));
  const games = await accepted(create(of));
  await accepted(score(of, at(games, 1, 1), 25, 20));
  const scored = await bracketOf(of);
  expect(await create(of)).toMatchObject({
    status: 409,
    body: { code: "scores-lost", confirmable: true, scoresLost: 1 },
  });
  expect(await bracketOf(of)).toEqual(scored);
  const anew = await accepted(create(of, { confirm: true }));
  const old = new Set(games.map(({ _id }: PlayoffGameView) => _id));
  expect(anew.filter(({ _id }: PlayoffGameView) => old.has(_id))).toEqual([]);
  expect(anew.filter(({ scoreTeam1 }: PlayoffGameView) => scoreTeam1 !== null)).toEqual([]);
});

test("a tie sends nobody on, and a tied final has no champion", async () => {
  const { tournament } = await site.withTeams(owner);
  const of = tournament._id;
  const games = await accepted(create(of));
  await accepted(score(of, at(games, 1, 8), 15, 15));
  const winner = async () => (await site.call("GET", `/api/tournament/id/${of}`)).body.winner;
  expect(at(await bracketOf(of), 2, 4)).toMatchObject({ team1: null, team2: null });
  await accepted(score(of, at(games, 1, 1), 25, 20));
  await accepted(score(of, at(games, 1, 8), 16, 14));
  const final = at(await bracketOf(of), 4, 1);
  expect(final).toMatchObject({ team1: { name: "Aces" }, team2: { name: "Blockers" } });
  await accepted(score(of, final, 25, 25));
  expect(await winner()).toBeNull();
  await accepted(score(of, final, 25, 27));
  expect(await winner()).toMatchObject({ name: "Blockers" });
});

test("the raw calls: one game at a time, a score on a game lacking a team, all deleted, the wildcards left", async () => {
  const { tournament, aces, blockers, crush, diggers } = await site.withTeams(owner);
  const of = tournament._id;
  const post = (body: object) => call("POST", `/api/playoffgames/${of}`, body);
  await accepted(post({ team1: crush._id, team2: diggers._id, isWildCard: true, round: 1, rank: 1 }));
  const opener = await accepted(post({ team1: aces._id, team2: blockers._id, round: 1, rank: 1 }));
  expect(opener).toMatchObject({ source1: { kind: "picked" }, team1: { _id: aces._id } });
  const open = await accepted(post({ round: 2, rank: 1 }));
  const before = await digestOf(site);
  const refused: [Promise<{ status: number; body: { code: string } }>, number, string][] = [
    [post({ round: 5, rank: 1 }), 400, "bad-input"],
    [post({ round: 2, rank: 5 }), 400, "bad-input"],
    [post({ round: 3, rank: 1, team1: crypto.randomUUID() }), 400, "bad-input"],
    [post({ round: 1, rank: 2, team1: aces._id }), 409, "team-twice"],
    [score(of, open, 25, 20), 409, "lacking-team"],
    [
      call("PUT", `/api/playoffgames/${of}/${crypto.randomUUID()}`, { court: "1" }),
      404,
      "unknown-playoffgame",
    ],
  ];
  for (const [answer, status, code] of refused)
    expect(await answer).toMatchObject({ status, body: { code } });
  expect(await digestOf(site)).toBe(before);
  await accepted(call("DELETE", `/api/playoffgames/${of}`));
  expect(await bracketOf(of)).toEqual([]);
  expect((await site.call("GET", `/api/playoffgames/all/${of}`)).body).toMatchObject([{ isWildCard: true }]);
  expect(await call("DELETE", `/api/playoffgames/${of}`)).toMatchObject({ status: 200 });
});

test("a score's patch carries the slot that it changes in the next round", async () => {
  const of = idOf(await site.withTeams(owner));
  const games = await accepted(create(of));
  const opener = at(games, 1, 1);
  const headers = { "x-min-version": `${opener.version}` };
  const stream = await openStream(`${beside.url}/api/tournaments/${of}/live`, headers);
  await stream.next("snapshot");
  const patchTo = async (version: number): Promise<PlayoffGameView[]> => {
    const { data } = await stream.next("patch");
    expect(data.version).toBe(version);
    return data.set.playoffGames;
  };
  const sent = await patchTo((await accepted(score(of, opener, 25, 20))).version);
  expect(at(sent, 1, 1)).toMatchObject({ scoreTeam1: 25, scoreTeam2: 20 });
  expect(at(sent, 2, 1)).toMatchObject({ team1: { name: "Aces" } });
  expect(at(sent, 1, 8)).toBeUndefined();
  const cleared = await patchTo((await accepted(score(of, opener, null, null))).version);
  expect(at(cleared, 2, 1)).toMatchObject({ team1: null });
  stream.close();
});

// Answers have null for what is absent. A wildcard game sent back as it was answered, or by a form
// with empty boxes, was refused.
test.each([null, "", " "])("%p means no round, no rank and no drop", async (none) => {
  const of = idOf(await site.withTeams(owner));
  const raw = { isWildCard: true, round: none, rank: none };
  expect(await call("POST", `/api/playoffgames/${of}`, raw)).toMatchObject({
    status: 201,
    body: { round: null, rank: 1 },
  });
  const made = await call("POST", `/api/tournaments/${of}/wildcards`, { teams: 2, drop: none });
  expect([made.status, made.body.length]).toEqual([201, 1]);
  expect((await create(of, { drop: none })).status).toBe(201);
  expect(await call("POST", `/api/playoffgames/${of}`, { round: none, rank: none })).toMatchObject({
    status: 400,
    body: { fields: { round: "The round must be from 1 to 4." } },
  });
  expect((await call("POST", `/api/tournaments/${of}/wildcards`, { teams: none })).status).toBe(400);
});

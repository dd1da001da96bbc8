// Wildcards and brackets over HTTP: previewed, made by four methods, corrected, tied, made twice at once.
import { beforeAll, describe, expect, test } from "bun:test";
import type { PlayoffGameView } from "#projections/views.ts";
import { digestOf } from "#tests/harness/digest.ts";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let made = 0;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
});

const call = (method: string, path: string, body?: unknown) =>
  site.call(method, path, { token: owner.token, body });

/** Teams S01, S02 … with records in that order. */
async function ranked(count: number): Promise<string> {
  const { _id } = await site.tournament(owner, { name: "Ranked", slug: `ranked-${++made}` });
  const teams = [];
  for (let place = 1; place <= count; place++) {
    const name = `S${String(place).padStart(2, "0")}`;
    teams.push(await accepted(call("POST", "/api/teams", { tournamentID: _id, name })));
  }
  const records = teams.map((team, index) => ({
    _id: team._id,
    standing: index + 1,
    totalWins: 100 - index,
  }));
  if (count > 0) await accepted(call("PUT", `/api/${_id}/teamstat`, records));
  return _id;
}

const create = (of: string, body: object, query = "") =>
  call("POST", `/api/tournaments/${of}/playoffs${query}`, body);
const bracketOf = async (of: string): Promise<PlayoffGameView[]> =>
  (await site.call("GET", `/api/playoffgames/${of}`)).body;
const at = (games: PlayoffGameView[], round: number, rank: number) =>
  games.find((game) => game.round === round && game.rank === rank)!;
const names = ({ team1, team2 }: PlayoffGameView) => [team1?.name ?? null, team2?.name ?? null];
const score = (
  of: string,
  { _id }: { _id: string },
  scoreTeam1: number,
  scoreTeam2: number,
  more = {},
  query = "",
) => call("PUT", `/api/${of}/playoffgames/${_id}${query}`, { scoreTeam1, scoreTeam2, ...more });

const PLACES = [8, 4, 2, 1].flatMap((size, index) =>
  Array.from({ length: size }, (_, rank) => `${index + 1}-${rank + 1}`),
);
const isWhole = (games: PlayoffGameView[]) =>
  expect(games.map(({ round, rank }) => `${round}-${rank}`)).toEqual(PLACES);

describe("the preview of wildcards", () => {
  const preview = (of: string, body: object) =>
    call("POST", `/api/tournaments/${of}/wildcards/preview`, body);

  test("shows who leaves, who plays whom and what would be lost, writes nothing, and is what is made", async () => {
    const of = await ranked(7);
    const make = (body: object) => accepted(call("POST", `/api/tournaments/${of}/wildcards`, body));
    const [game] = await make({ teams: 2 });
    await accepted(score(of, game, 25, 20));
    const before = await digestOf(site);
    const { body } = await preview(of, { teams: 4, drop: 1 });
    expect(body).toMatchObject({
      games: [
        { rank: 1, team1: { name: "S03" }, team2: { name: "S06" }, scoreTeam1: null },
        { rank: 2, team1: { name: "S04" }, team2: { name: "S05" }, scoreTeam1: null },
      ],
      leftOut: [{ name: "S07" }],
      differs: false,
      scoresLost: 1,
    });
    expect(await digestOf(site)).toBe(before);
    const made = await make({ teams: 4, drop: 1, confirm: true });
    expect(made.map(names)).toEqual(body.games.map(names));
  });

  test("no teams, an odd number and too many are refused in words", async () => {
    const of = await ranked(5);
    for (const teams of [0, 3, 6])
      expect(await preview(of, { teams })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining("The number of wildcard teams must be even, from 2 to 4.") },
      });
  });

  test("how many play must be said: nothing said removes nothing", async () => {
    const of = await ranked(4);
    await accepted(call("POST", `/api/tournaments/${of}/wildcards`, { teams: 2 }));
    const before = await digestOf(site);
    for (const path of ["wildcards", "wildcards/preview"])
      expect(await call("POST", `/api/tournaments/${of}/${path}`, {})).toMatchObject({
        status: 400,
        body: { fields: { teams: "Please say how many teams play in wildcard games." } },
      });
    expect(await digestOf(site)).toBe(before);
  });

  test("it says when record and displayed rank let others play", async () => {
    const of = await ranked(4);
    const [first] = await accepted(call("GET", `/api/teams/${of}`));
    await accepted(call("PUT", `/api/${of}/teamstat/${first._id}`, { standing: 9 }));
    expect((await preview(of, { teams: 2 })).body.differs).toBe(true);
    expect((await preview(of, { teams: 4 })).body.differs).toBe(true);
  });
});

describe("the four methods", () => {
  test("standard: 15 of 16 play, the preview names the one left out, and is what is made", async () => {
    const of = await ranked(16);
    const before = await digestOf(site);
    const preview = await accepted(
      call("POST", `/api/tournaments/${of}/playoffs/preview`, { method: "standard" }),
    );
    expect(preview).toMatchObject({ leftOut: [{ name: "S16" }], differs: false, scoresLost: 0 });
    expect(await digestOf(site)).toBe(before);
    const { status, body } = await create(of, { method: "standard" });
    expect(status).toBe(201);
    isWhole(body);
    expect(body.map(names)).toEqual(preview.games.map(names));
    expect(names(at(body, 1, 1))).toEqual(["S01", "S15"]);
  });

  test("rule 16: the preview names the divisions that one bracket mixes", async () => {
    const of = await ranked(2);
    for (const name of ["Silver", "Gold"]) {
      const division = await accepted(call("POST", "/api/divisions", { tournamentID: of, name }));
      const team = { tournamentID: of, name: `${name} team`, division: division._id };
      await accepted(call("POST", "/api/teams", team));
    }
    const warnings = async (drop: number) =>
      (await accepted(call("POST", `/api/tournaments/${of}/playoffs/preview`, { method: "standard", drop })))
        .warnings;
    expect(await warnings(0)).toEqual([
      "This one bracket mixes teams of several divisions: Gold, Silver, no division.",
    ]);
    expect(await warnings(2)).toEqual([]);
  });

  test("without wildcard: sixteen must be left, and they play in the order of rule 17", async () => {
    const of = await ranked(17);
    expect(await create(of, { method: "without-wildcard", drop: 2 })).toMatchObject({
      status: 409,
      body: { code: "too-few-teams", teamsLeft: 15 },
    });
    const games = await accepted(create(of, { method: "without-wildcard", drop: 1 }));
    const places = [1, 8, 6, 4, 3, 5, 7, 2];
    expect(places.map((rank) => names(at(games, 1, rank)))).toEqual(
      places.map((_, index) => [
        `S${String(index + 1).padStart(2, "0")}`,
        `S${String(16 - index).padStart(2, "0")}`,
      ]),
    );
  });

  test("with wildcard: none, one unplayed, a tie that goes to team 2, another drop", async () => {
    const of = await ranked(6);
    const method = "with-wildcard";
    expect(await create(of, { method })).toMatchObject({ status: 409, body: { code: "no-wildcards" } });
    const made = await call("POST", `/api/tournaments/${of}/wildcards`, { teams: 2, drop: 1 });
    expect(made).toMatchObject({ status: 201, body: [{ team1: { name: "S04" }, team2: { name: "S05" } }] });
    const [wildcard] = made.body;
    expect(await create(of, { method })).toMatchObject({
      status: 409,
      body: { code: "wildcard-unplayed", error: expect.stringContaining("S04 v S05") },
    });
    await accepted(score(of, wildcard, 15, 15));
    expect(await create(of, { method, drop: 2 })).toMatchObject({
      status: 409,
      body: { code: "other-drop" },
    });
    const games = await accepted(create(of, { method }));
    expect([names(at(games, 1, 1)), names(at(games, 1, 8))]).toEqual([
      ["S01", "S05"],
      ["S02", "S03"],
    ]);
  });

  test("empty: 15 open games, no teams needed", async () => {
    const games = await accepted(create(await ranked(0), { method: "empty" }));
    isWhole(games);
    for (const game of games) expect(game).toMatchObject({ team1: null, team2: null, isBye: false });
    expect(at(games, 1, 1).source1).toEqual({ kind: "open" });
  });
});

test("B1: a correction moves the other team on, and asks before it clears a later score", async () => {
  const of = await ranked(17);
  const games = await accepted(create(of, { method: "without-wildcard", drop: 1 }));
  const [opener, other] = [at(games, 1, 1), at(games, 1, 2)];
  const next = async () => at(await bracketOf(of), 2, 1);
  await accepted(score(of, opener, 25, 20));
  await accepted(score(of, other, 25, 20));
  expect(names(await next())).toEqual(["S01", "S08"]);
  await accepted(score(of, opener, 20, 25));
  expect(names(await next())).toEqual(["S16", "S08"]);
  const second = (await bracketOf(of)).filter(({ round }) => round === 2);
  expect(second.flatMap(names)).not.toContain("S01");

  for (const confirmed of [{ more: { confirm: true } }, { query: "?confirm=true" }]) {
    const { more = {}, query = "" } = confirmed as { more?: object; query?: string };
    await accepted(score(of, await next(), 25, 10));
    const shown = await next();
    const before = await digestOf(site);
    const [a, b] = shown.team1!.name === "S16" ? [25, 20] : [20, 25];
    expect(await score(of, opener, a, b)).toMatchObject({
      status: 409,
      body: {
        code: "later-game-scored",
        confirmable: true,
        dependents: [{ _id: shown._id, round: 2, rank: 1 }],
        error: expect.stringContaining("R2-1"),
      },
    });
    expect(await digestOf(site)).toBe(before);
    await accepted(score(of, opener, a, b, more, query));
    expect(await next()).toMatchObject({
      scoreTeam1: null,
      team1: { name: a > b ? "S01" : "S16" },
    });
  }
});

test("a hand-picked team is flagged, never silently replaced", async () => {
  const of = await ranked(6);
  const games = await accepted(create(of, { method: "standard" }));
  await accepted(score(of, at(games, 1, 8), 25, 20));
  const slot = at(await bracketOf(of), 2, 4);
  const side = slot.team2?.name === "S02" ? "team2" : "team1";
  const picked = (await bracketOf(of))
    .flatMap(({ team1, team2 }) => [team1, team2])
    .find((team) => team?.name === "S06")!;
  await accepted(call("PUT", `/api/playoffgames/${of}/${slot._id}`, { [side]: picked._id }));
  await accepted(score(of, at(games, 1, 8), 20, 25));
  const kept = at(await bracketOf(of), 2, 4);
  expect(kept[side]).toMatchObject({ name: "S06" });
  expect(kept[side === "team1" ? "source1" : "source2"]).toMatchObject({ kind: "picked", differs: true });
  const cleared = await accepted(call("PUT", `/api/playoffgames/${of}/${slot._id}`, { [side]: null }));
  expect(cleared[side]).toMatchObject({ name: "S05" });
});

test("B3: small fields make 15 games or a sentence, and an older bracket stays", async () => {
  for (const count of [0, 1]) {
    const of = await ranked(count);
    const older = await accepted(create(of, { method: "empty" }));
    expect(await create(of, { method: "standard" })).toMatchObject({
      status: 409,
      body: { code: "too-few-teams", error: expect.stringContaining("More than one team") },
    });
    expect(await bracketOf(of)).toEqual(older);
  }
  const firstRounds = {
    2: { 1: ["S01", "S02"] },
    3: { 1: ["S01", "S03"], 8: ["S02", null] },
    6: { 1: ["S01", "S06"], 8: ["S02", "S05"], 6: ["S03", "S04"] },
  };
  for (const [count, expected] of Object.entries(firstRounds)) {
    const games = await accepted(create(await ranked(Number(count)), { method: "standard" }));
    isWhole(games);
    const taken = games.filter((game: PlayoffGameView) => game.round === 1 && names(game).some(Boolean));
    expect(Object.fromEntries(taken.map((game: PlayoffGameView) => [game.rank, names(game)]))).toEqual(
      expected as never,
    );
    if (count === "3") expect(at(games, 1, 8).isBye).toBe(true);
  }
});

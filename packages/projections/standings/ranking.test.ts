// Ranking and tally: who counts, what a tie is worth, and one order whatever the order of the input (rules 4, 7, 14).
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { FIRST_RULES } from "#events/rules/format.ts";
import { stateAfter } from "#tests/given.ts";
import { created, game, played, referee, springOpen, team } from "#tests/spring-open.ts";
import { type Contender, rank } from "./ranking.ts";
import { calculatedStandings } from "./standings.ts";
import { tally } from "./tally.ts";

const counts = (games: number, wins: number, losses: number, points: number, difference: number) => ({
  totalGamesPlayed: games,
  totalWins: wins,
  totalLosses: losses,
  totalPoints: points,
  cumulativePointDifference: difference,
});

describe("rule 7: what the tally counts", () => {
  test("blank and 0-0 games are not played", () => {
    const state = stateAfter(
      ...springOpen(),
      played("g1", "aces", 25, 18, "blockers"),
      game("g2", "crush", "diggers"),
      played("g3", "aces", 0, 0, "crush"),
      game("g4", "crush", "blockers", { scoreTeam1: 25 }),
    );
    expect(Object.fromEntries(tally(state.content))).toEqual({
      aces: counts(1, 1, 0, 25, 7),
      blockers: counts(1, 0, 1, 18, -7),
      crush: counts(0, 0, 0, 0, 0),
      diggers: counts(0, 0, 0, 0, 0),
    });
  });

  test("a tie counts as played and in points, for neither win nor loss", () => {
    const state = stateAfter(...springOpen(), played("g1", "aces", 20, 20, "blockers"));
    expect(tally(state.content).get("aces")).toEqual(counts(1, 0, 0, 20, 0));
    expect(tally(state.content).get("blockers")).toEqual(counts(1, 0, 0, 20, 0));
  });

  test("referee games and games with the placeholder never count, and the placeholder is not ranked", () => {
    const state = stateAfter(
      ...springOpen(),
      referee("g1", "aces", { scoreTeam1: 25, scoreTeam2: 3 }),
      played("g2", "blockers", 25, 0, "bye"),
      played("g3", "bye", 25, 0, "crush"),
    );
    expect([...tally(state.content).keys()]).toEqual(["aces", "blockers", "crush", "diggers"]);
    for (const counted of tally(state.content).values()) expect(counted).toEqual(counts(0, 0, 0, 0, 0));
  });
});

describe("rule 14: wins, then difference, then points, then name", () => {
  const ranking = (...games: Parameters<typeof played>[]) =>
    calculatedStandings(
      stateAfter(
        created(),
        ...["Diggers", "Crush", "Blockers", "Aces"].map((name) => team(name)),
        ...games.map((one) => played(...one)),
      ).content,
    ).map(({ team, decidedBy, record }) => [record.standing, team, decidedBy]);

  test("all else equal, the name decides, whatever the order of entry", () => {
    expect(ranking(["g1", "aces", 25, 20, "crush"], ["g2", "blockers", 25, 20, "diggers"])).toEqual([
      [1, "aces", null],
      [2, "blockers", "name"],
      [3, "crush", "wins"],
      [4, "diggers", "name"],
    ]);
  });

  test("a higher score with the same difference decides by points", () => {
    expect(ranking(["g1", "aces", 25, 20, "crush"], ["g2", "blockers", 30, 25, "diggers"])).toEqual([
      [1, "blockers", null],
      [2, "aces", "points"],
      [3, "diggers", "wins"],
      [4, "crush", "points"],
    ]);
  });

  test("team 2 is before Team 10 when only the name is left", () => {
    const state = stateAfter(created(), team("Team 10"), team("team 2"), team("Team 1"));
    expect(calculatedStandings(state.content).map(({ team }) => team)).toEqual([
      "team 1",
      "team 2",
      "team 10",
    ]);
  });
});

const contender = (name: string): fc.Arbitrary<Contender> =>
  fc
    .tuple(fc.nat(2), fc.integer({ min: -2, max: 2 }), fc.nat(2))
    .map(([totalWins, cumulativePointDifference, totalPoints]) => ({
      team: name,
      name,
      totalWins,
      cumulativePointDifference,
      totalPoints,
      totalGamesPlayed: 3,
      totalLosses: 0,
    }));

test("every shuffle of the rows is ranked alike, everyone once, no pair against a key", () => {
  const names = ["Aces", "Blockers", "Crush", "Diggers", "Eagles", "Team 2", "Team 10"];
  const rows = fc.tuple(...names.map(contender));
  const shuffled = rows.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      const ranked = rank(all, FIRST_RULES.ranking);
      expect(rank(other, FIRST_RULES.ranking)).toEqual(ranked);
      expect(ranked.map(({ team }) => team).sort()).toEqual(all.map(({ team }) => team).sort());
      const by = new Map(all.map((one) => [one.team, one]));
      for (let place = 1; place < ranked.length; place++) {
        const [above, below] = [by.get(ranked[place - 1]!.team)!, by.get(ranked[place]!.team)!];
        expect(above.totalWins).toBeGreaterThanOrEqual(below.totalWins);
        expect(ranked[place]!.decidedBy === "wins").toBe(above.totalWins > below.totalWins);
      }
    }),
  );
});

test("four tied teams in all 24 orders of rows keep their places", () => {
  const four = ["Diggers", "Crush", "Blockers", "Aces"].map((name) => ({
    team: name,
    name,
    ...counts(1, 1, 0, 25, 5),
  }));
  const orders = (rows: Contender[]): Contender[][] =>
    rows.length < 2
      ? [rows]
      : rows.flatMap((row, at) => orders(rows.toSpliced(at, 1)).map((rest) => [row, ...rest]));
  expect(orders(four)).toHaveLength(24);
  for (const rows of orders(four)) {
    expect(rank(rows, FIRST_RULES.ranking).map(({ team }) => team)).toEqual([
      "Aces",
      "Blockers",
      "Crush",
      "Diggers",
    ]);
  }
  expect(rank([], FIRST_RULES.ranking)).toEqual([]);
});

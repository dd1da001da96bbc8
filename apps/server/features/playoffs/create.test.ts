// Wildcards and brackets: the four methods, what they refuse, and what they replace (rules 17 to 20 and 24).
import { describe, expect, test } from "bun:test";
import type { State } from "#projections/state/state.ts";
import { typeRecords } from "#server/features/standings/decide.ts";
import { given, type Step, stateAfter } from "#tests/given.ts";
import { rankedTeams } from "#tests/ranked-teams.ts";
import { changePlayoffGames } from "./change.ts";
import { createPlayoffs, createWildcards, removePlayoffs, removeWildcards } from "./create.ts";
import type { Plan } from "./qualify.ts";

const ids = (prefix: string, count = 15) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

const make =
  (plan: Partial<Plan> & Pick<Plan, "method">, confirm = false, prefix = "p"): Step =>
  (state) =>
    createPlayoffs(state, { seedBy: "record", ...plan }, ids(prefix), confirm);

const wildcards =
  (teams: number, drop = 0, confirm = false): Step =>
  (state) =>
    createWildcards(state, { teams, drop, seedBy: "record" }, ids("w", 24), confirm);

const score =
  (id: string, scoreTeam1: number | null, scoreTeam2: number | null): Step =>
  (state) =>
    changePlayoffGames(state, [{ id, fields: { scoreTeam1, scoreTeam2 }, expected: null }], false);

const roundOne = (state: State) =>
  Object.fromEntries(
    [...state.content.playoffGame.values()]
      .filter(({ round }) => round === 1)
      .map(({ rank, seed1, seed2 }) => [rank, `${seed1} ${seed2}`]),
  );

const wildcardGames = (state: State) =>
  [...state.content.wildcardGame.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ team1, team2 }) => `${team1} ${team2}`);

describe("rule 18: standard", () => {
  test.each([[0], [1]])("%p teams are too few, and an older bracket stays", (count) => {
    given(...rankedTeams(count), make({ method: "empty" }))
      .when(make({ method: "standard" }, true, "q"))
      .then({ refused: 409, code: "too-few-teams" });
  });
  test("small fields: 2, 3, 5 and 6 teams", () => {
    const places = (count: number) =>
      roundOne(stateAfter(...rankedTeams(count), make({ method: "standard" })));
    expect(places(2)).toMatchObject({ 1: "s01 s02", 8: "vacant vacant" });
    expect(places(3)).toMatchObject({ 1: "s01 s03", 8: "s02 vacant" });
    expect(places(5)).toMatchObject({ 1: "s01 s05", 8: "s02 s04", 6: "s03 vacant" });
    expect(places(6)).toMatchObject({ 1: "s01 s06", 8: "s02 s05", 6: "s03 s04" });
  });
  test("of 16, 17, 24 and 48 teams the top 15 of what is left play", () => {
    for (const count of [16, 17, 24, 48]) {
      const state = stateAfter(...rankedTeams(count), make({ method: "standard" }));
      expect(roundOne(state)).toMatchObject({ 1: "s01 s15", 2: "s08 vacant" });
      expect(state.content.playoffGame.size).toBe(15);
    }
    expect(roundOne(stateAfter(...rankedTeams(24), make({ method: "standard", drop: 20 })))).toMatchObject({
      1: "s01 s04",
      8: "s02 s03",
    });
  });
});

describe("rule 18: without wildcard", () => {
  test("the top 16 play", () => {
    expect(
      roundOne(stateAfter(...rankedTeams(17), make({ method: "without-wildcard", drop: 1 }))),
    ).toMatchObject({ 1: "s01 s16", 2: "s08 s09" });
  });
  test("fewer than 16 left is refused with how many are", () => {
    given(...rankedTeams(17))
      .when(make({ method: "without-wildcard", drop: 2 }))
      .then({ refused: 409, code: "too-few-teams", details: { teamsLeft: 15 } });
  });
});

describe("rule 19: wildcards", () => {
  test("the last `drop` leave, the next N play first against last", () => {
    expect(wildcardGames(stateAfter(...rankedTeams(10), wildcards(4, 2)))).toEqual(["s05 s08", "s06 s07"]);
  });
  test.each([[1], [3], [12], [-2]])("%p teams are refused in words", (teams) => {
    given(...rankedTeams(10))
      .when(wildcards(teams))
      .then({ refused: 400, code: "bad-input" });
  });
  test("0 removes them, and so does the raw call", () => {
    expect(wildcardGames(stateAfter(...rankedTeams(10), wildcards(4), wildcards(0)))).toEqual([]);
    const state = stateAfter(...rankedTeams(10), wildcards(4, 2), removeWildcards);
    expect([wildcardGames(state), state.content.tournament.get("spring")?.wildcardDrop]).toEqual([[], null]);
  });
});

describe("rule 18: with wildcard", () => {
  const ten: Step[] = [...rankedTeams(10), wildcards(4, 2)];
  test("losers leave, winners come in, all in record order; a tie goes to team 2", () => {
    const state = stateAfter(
      ...ten,
      score("w0", 20, 25),
      score("w1", 15, 15),
      make({ method: "with-wildcard" }),
    );
    expect(roundOne(state)).toMatchObject({ 1: "s01 s08", 8: "s02 s07", 6: "s03 s04" });
  });
  test("no wildcard games, an unplayed one and another drop are refused", () => {
    given(...rankedTeams(10))
      .when(make({ method: "with-wildcard" }))
      .then({ refused: 409, code: "no-wildcards" });
    given(...ten, score("w0", 25, 20))
      .when(make({ method: "with-wildcard" }))
      .then({ refused: 409, code: "wildcard-unplayed" });
    given(...ten, score("w0", 25, 20), score("w1", 0, 0))
      .when(make({ method: "with-wildcard" }))
      .then({ refused: 409, code: "wildcard-unplayed" });
    given(...ten)
      .when(make({ method: "with-wildcard", drop: 3 }))
      .then({ refused: 409, code: "other-drop" });
  });
  test("more than 16 qualifiers: the least N that fits is said, and fits", () => {
    given(...rankedTeams(20), wildcards(2), score("w0", 25, 20))
      .when(make({ method: "with-wildcard" }))
      .then({ refused: 409, code: "too-many-teams", details: { least: 8 } });
    const scores = ids("w", 4).map((id) => score(id, 25, 20));
    expect(
      roundOne(stateAfter(...rankedTeams(20), wildcards(8), ...scores, make({ method: "with-wildcard" }))),
    ).toMatchObject({ 1: "s01 s16" });
  });
});

describe("rule 20: creating again", () => {
  const played: Step[] = [...rankedTeams(16), make({ method: "standard" }), score("p0", 25, 20)];
  test("scores that would be lost are counted first, and go with confirm", () => {
    given(...played)
      .when(make({ method: "standard" }, false, "q"))
      .then({ refused: 409, code: "scores-lost", details: { confirmable: true, scoresLost: 1 } });
    const state = stateAfter(...played, make({ method: "standard" }, true, "q"));
    expect([...state.content.playoffGame.keys()].every((id) => id.startsWith("q"))).toBe(true);
    expect(state.content.playoffGame.size).toBe(15);
  });
  test("the same for wildcards; making a bracket leaves them alone", () => {
    const wild: Step[] = [...rankedTeams(10), wildcards(4), score("w0", 25, 20)];
    given(...wild)
      .when(wildcards(2))
      .then({ refused: 409, code: "scores-lost" });
    expect(wildcardGames(stateAfter(...wild, make({ method: "empty" }), removePlayoffs))).toHaveLength(2);
  });
});

test("rule 24: seeding may be by the displayed standing", () => {
  /** The last by record is shown first. */
  const shownFirst: Step = (state) =>
    typeRecords(state, [
      { id: "s04", fields: { standing: 1 }, expected: null },
      { id: "s01", fields: { standing: 4 }, expected: null },
    ]);
  const by = (seedBy: Plan["seedBy"]) =>
    roundOne(stateAfter(...rankedTeams(4), shownFirst, make({ method: "standard", seedBy })));
  expect(by("rank")).toMatchObject({ 1: "s04 s01", 8: "s02 s03" });
  expect(by("record")).toMatchObject({ 1: "s01 s04", 8: "s02 s03" });
});

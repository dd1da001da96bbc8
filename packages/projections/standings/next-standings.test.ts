// Standings updated from the previous ones equal standings counted from scratch, ties included.
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { FIRST_RULES, type RankingKey } from "#events/rules/format.ts";
import { evolve } from "#projections/state/evolve.ts";
import { addGame, changeGames, removeGame } from "#server/features/games/decide.ts";
import { isRefusal } from "#server/log/command.ts";
import { changeOf, type Step, stateAfter } from "#tests/given.ts";
import { created, game, placeholder, played, settings, team } from "#tests/spring-open.ts";
import { nextContent } from "../patches/next-content.ts";
import { snapshotContent, standingViews } from "../snapshot.ts";
import type { State } from "../state/state.ts";
import type { SnapshotContent } from "../views.ts";
import { type ChangedGame, nextStandings } from "./next-standings.ts";

const NAMES = ["Diggers", "Crush", "Blockers", "Aces", "Eagles", "Team 10", "Team 2"];
const GAMES = ["g1", "g2", "g3", "g4", "g5", "g6"];

/** Few points, so that most places are ties settled by a later key. */
const points = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null, freq: 8 });
const teamId = fc.constantFrom(...NAMES.map((name) => name.toLowerCase()), "bye");
const fields = fc.record(
  { team1: teamId, team2: teamId, isReferee: fc.boolean(), scoreTeam1: points, scoreTeam2: points },
  { requiredKeys: ["team1", "team2", "scoreTeam1", "scoreTeam2"] },
);
const gameId = fc.constantFrom(...GAMES);
const action: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(gameId, fields).map(
    ([id, fields]): Step =>
      (state) =>
        state.content.game.has(id)
          ? changeGames(state, [{ id, fields, expected: null }])
          : addGame(state, id, fields),
  ),
  fc.array(fc.tuple(gameId, points, points), { minLength: 1, maxLength: 3 }).map(
    (scores): Step =>
      (state) =>
        changeGames(
          state,
          scores
            .filter(([id]) => state.content.game.has(id))
            .map(([id, scoreTeam1, scoreTeam2]) => ({
              id,
              fields: { scoreTeam1, scoreTeam2 },
              expected: null,
            })),
        ),
  ),
  gameId.map(
    (id): Step =>
      (state) =>
        removeGame(state, id, null),
  ),
);

/** Includes keys that leave ties, which only record order settles. */
const ranking = fc.oneof(
  fc.constant(FIRST_RULES.ranking),
  fc.uniqueArray(
    fc.record({
      by: fc.constantFrom<RankingKey["by"]>("wins", "difference", "points", "name"),
      order: fc.constantFrom<RankingKey["order"]>("descending", "ascending"),
      among: fc.constant<"all">("all"),
    }),
    { selector: ({ by }) => by, maxLength: 4 },
  ),
);

const rankedBy = (state: State, ranking: RankingKey[]): State => {
  const [[id, tournament]] = [...state.content.tournament] as [[string, never]];
  const rules = { ...FIRST_RULES, ranking };
  return {
    ...state,
    content: { ...state.content, tournament: new Map([[id, { ...(tournament as object), rules } as never]]) },
  };
};

const start = () =>
  stateAfter(
    created(),
    settings({ isCustomStanding: false }),
    placeholder,
    ...NAMES.map((name) => team(name)),
  );

test("after any games they equal the ones counted from nothing, whatever the keys", () => {
  let steps = 0;
  fc.assert(
    fc.property(ranking, fc.array(action, { minLength: 5, maxLength: 40 }), (keys, actions) => {
      let state = rankedBy(start(), keys);
      let content: SnapshotContent = snapshotContent(state);
      for (const decide of actions) {
        const decision = decide(state);
        if (isRefusal(decision) || decision.events.length === 0) continue;
        const after = evolve(state, changeOf(state, decision));
        const next = nextContent({ state, content }, after);
        expect(next).toEqual(snapshotContent(after));
        [state, content] = [after, next];
        steps++;
      }
    }),
    { numRuns: 200 },
  );
  expect(steps).toBeGreaterThan(1000);
});

describe("rows that stay", () => {
  const keys = FIRST_RULES.ranking;
  const before = stateAfter(
    created(),
    settings({ isCustomStanding: false }),
    ...["Aces", "Blockers", "Crush", "Diggers"].map((name) => team(name)),
    played("g1", "aces", 25, 10, "blockers"),
    game("g2", "crush", "diggers"),
  );
  const known = standingViews(before);
  const scored = (first: number, second: number): ChangedGame => {
    const decision = changeGames(before, [
      { id: "g2", fields: { scoreTeam1: first, scoreTeam2: second }, expected: null },
    ]);
    const after = evolve(before, changeOf(before, decision as never));
    return [before.content.game.get("g2"), after.content.game.get("g2")];
  };
  const told = (rows: typeof known) => rows.map(({ team, decidedBy }) => [team.name, decidedBy]);

  test("a win by the same points is settled by the name, and only what moved is a new object", () => {
    expect(told(known)).toEqual([
      ["Aces", null],
      ["Crush", "wins"],
      ["Diggers", "name"],
      ["Blockers", "difference"],
    ]);
    const next = nextStandings(known, [scored(25, 10)], keys)!;
    expect(told(next)).toEqual([
      ["Aces", null],
      ["Crush", "name"],
      ["Blockers", "wins"],
      ["Diggers", "name"],
    ]);
    expect(next[0]).toBe(known[0]!);
    expect(next.map(({ standing }) => standing)).toEqual([1, 2, 3, 4]);
  });

  test("the first place changes hands", () => {
    expect(told(nextStandings(known, [scored(25, 9)], keys)!)).toEqual([
      ["Crush", null],
      ["Aces", "difference"],
      ["Blockers", "wins"],
      ["Diggers", "difference"],
    ]);
  });

  test("a tie that no key settles is left to a whole count", () => {
    expect(nextStandings(known, [scored(25, 10)], [{ by: "wins", order: "descending", among: "all" }])).toBe(
      null,
    );
  });

  test("a game that no longer counts is subtracted", () => {
    const next = nextStandings(known, [[before.content.game.get("g1"), undefined]], keys)!;
    expect(told(next).map(([name]) => name)).toEqual(["Aces", "Blockers", "Crush", "Diggers"]);
    expect(next.every(({ totalGamesPlayed, totalPoints }) => totalGamesPlayed + totalPoints === 0)).toBe(
      true,
    );
  });
});

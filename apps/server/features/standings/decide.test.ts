// Standings as rules: calculated from scratch or typed in custom mode, following the scores in automatic mode.
import { describe, expect, test } from "bun:test";
import { snapshotContent } from "#projections/snapshot.ts";
import { standings } from "#projections/standings/standings.ts";
import type { State } from "#projections/state/state.ts";
import { changeGames } from "#server/features/games/decide.ts";
import { given, stateAfter } from "#tests/given.ts";
import { game, played, settings, springOpen } from "#tests/spring-open.ts";
import { calculateStandings, typeRecords } from "./decide.ts";

const order = (state: State) => standings(state.content).map(({ team }) => team);
const type =
  (id: string, fields: Record<string, number>, expected: number | null = null) =>
  (state: State) =>
    typeRecords(state, [{ id, fields, expected }]);

const scored = [
  played("g1", "aces", 25, 18, "blockers"),
  game("g2", "crush", "diggers"),
  played("g3", "aces", 0, 0, "crush"),
];

test("rule 14: every team but the placeholder gets 1…n, unplayed ones too", () => {
  const after = given(...springOpen(), ...scored)
    .when(calculateStandings)
    .then([
      {
        type: "RecordCalculated",
        id: "aces",
        after: {
          record: {
            standing: 1,
            totalGamesPlayed: 1,
            totalWins: 1,
            totalLosses: 0,
            totalPoints: 25,
            cumulativePointDifference: 7,
          },
        },
      },
      {
        type: "RecordCalculated",
        id: "crush",
        after: { record: { standing: 2, totalGamesPlayed: 0 } as never },
      },
      {
        type: "RecordCalculated",
        id: "diggers",
        after: { record: { standing: 3, totalGamesPlayed: 0 } as never },
      },
      {
        type: "RecordCalculated",
        id: "blockers",
        after: {
          record: {
            standing: 4,
            totalGamesPlayed: 1,
            totalWins: 0,
            totalLosses: 1,
            totalPoints: 18,
            cumulativePointDifference: -7,
          },
        },
      },
    ]);
  expect(order(after)).toEqual(["aces", "crush", "diggers", "blockers"]);
});

describe("rule 15, custom standing", () => {
  test("a calculation is from scratch: again, it changes nothing", () => {
    given(...springOpen(), ...scored, calculateStandings)
      .when(calculateStandings)
      .then([]);
  });

  test("a score moves nothing until it is calculated, but the page says so", () => {
    const before = stateAfter(...springOpen(), ...scored, calculateStandings);
    const after = stateAfter(...springOpen(), ...scored, calculateStandings, (state) =>
      changeGames(state, [{ id: "g2", fields: { scoreTeam1: 5, scoreTeam2: 25 }, expected: null }]),
    );
    expect(standings(after.content)).toEqual(standings(before.content));
    expect(snapshotContent(before).tournament.scoresChangedSince).toBe(false);
    expect(snapshotContent(after).tournament.scoresChangedSince).toBe(true);
  });

  test("a correction there and back is no change since", () => {
    const change = (a: number) => (state: State) =>
      changeGames(state, [{ id: "g1", fields: { scoreTeam1: a }, expected: null }]);
    const state = stateAfter(...springOpen(), ...scored, calculateStandings, change(26), change(25));
    expect(snapshotContent(state).tournament.scoresChangedSince).toBe(false);
  });

  test("a typed record is stored; numbers that are not sent stay", () => {
    given(...springOpen(), ...scored, calculateStandings)
      .when(type("aces", { standing: 4 }))
      .then([
        {
          type: "RecordTyped",
          before: { record: { standing: 1, totalWins: 1 } as never },
          after: { record: { standing: 4, totalWins: 1, totalPoints: 25 } as never },
        },
      ]);
  });

  test("rule 14: standing 0 is unranked and last, by record order among themselves", () => {
    const state = stateAfter(
      ...springOpen(),
      ...scored,
      type("diggers", { standing: 2 }),
      type("crush", { totalWins: 1 }),
    );
    expect(order(state)).toEqual(["diggers", "crush", "aces", "blockers"]);
  });

  test("the record is one field: an older version conflicts, also among several", () => {
    const typed = given(...springOpen(), type("aces", { standing: 1 }), type("crush", { standing: 2 }));
    typed.when(type("aces", { totalWins: 5 }, 7)).then({ refused: 409, code: "conflict" });
    typed.when(type("aces", { standing: 1 }, 7)).then([]);
    typed
      .when((state) =>
        typeRecords(state, [
          { id: "aces", fields: { standing: 3 }, expected: 7 },
          { id: "crush", fields: { standing: 4 }, expected: 7 },
        ]),
      )
      .then({ refused: 409, code: "conflict", details: { conflicts: [{ _id: "aces" }, { _id: "crush" }] } });
  });

  test("an unknown team has no record", () => {
    given(...springOpen())
      .when(type("eagles", { standing: 1 }))
      .then({ refused: 404, code: "unknown-team" });
  });
});

describe("rule 15, automatic standing", () => {
  const automatic = [...springOpen({ isCustomStanding: false }), ...scored];

  test("the record follows every score", () => {
    expect(order(stateAfter(...automatic))).toEqual(["aces", "crush", "diggers", "blockers"]);
    const after = stateAfter(...automatic, played("g4", "diggers", 25, 5, "crush"));
    expect(order(after)).toEqual(["diggers", "aces", "blockers", "crush"]);
    expect(snapshotContent(after).tournament.scoresChangedSince).toBe(false);
  });

  test("there is nothing to calculate, and typing is refused", () => {
    given(...automatic)
      .when(calculateStandings)
      .then([]);
    given(...automatic)
      .when(type("aces", { standing: 1 }))
      .then({ refused: 409, code: "standings-automatic" });
  });

  test("switching to custom freezes what is shown, in the same change", () => {
    const before = stateAfter(...automatic);
    const after = given(...automatic)
      .when(settings({ isCustomStanding: true }))
      .then([{ type: "StandingModeChanged" }, ...Array(4).fill({ type: "RecordCalculated" })]);
    expect(standings(after.content)).toEqual(standings(before.content));
  });

  test("switching to automatic and back without a score in between keeps the record that is shown", () => {
    const typed = [...springOpen(), type("diggers", { standing: 1, totalWins: 9 })];
    const away = given(...typed)
      .when(settings({ isCustomStanding: false }))
      .then([{ type: "StandingModeChanged" }]);
    expect(away.content.team.get("diggers")!.record).toMatchObject({ standing: 1, totalWins: 9 });
    expect(standings(away.content).every(({ record }) => record.totalWins === 0)).toBe(true);
  });
});

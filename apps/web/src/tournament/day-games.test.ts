// A day's rows of every kind of game: in order of time, named by kind, without byes and unknown pairings.
import { expect, test } from "bun:test";
import type { GameView, PlayoffGameView, WildcardGameView } from "#projections/views.ts";
import { dayGames } from "./day-games.ts";

const [aces, blockers] = [
  { _id: "a", name: "Aces" },
  { _id: "b", name: "Blockers" },
];
const base = { version: 1, tournament: "t", division: null, date: null, scoreTeam1: null, scoreTeam2: null };
const pool: GameView = {
  ...base,
  ...{ _id: "pool", team1: aces, team2: blockers, isReferee: false, round: "3", court: "1", order: 1 },
  time: "10:00",
};
const wildcard: WildcardGameView = {
  ...base,
  ...{ _id: "wildcard", team1: aces, team2: blockers, isWildCard: true, round: null, rank: 1, court: "0" },
  time: "13:00",
};
const playoff = (_id: string, more: Partial<PlayoffGameView>): PlayoffGameView => ({
  ...base,
  ...{ _id, team1: aces, team2: null, isWildCard: false, isBye: false, round: 2, rank: 1, court: "2" },
  time: "12:00",
  source1: { kind: "winner", round: 1, rank: 1 },
  source2: { kind: "winner", round: 1, rank: 2 },
  ...more,
});
const shown = (playoffGames: PlayoffGameView[]) =>
  dayGames({ games: [pool], wildcardGames: [wildcard], playoffGames }, "2024-05-04");

test("all kinds stand in one order of time, each with its own word", () => {
  const rows = shown([playoff("quarter", {}), playoff("final", { round: 4, time: null })]);
  expect(rows.map(({ _id, round }) => [_id, round])).toEqual([
    ["pool", "3"],
    ["quarter", "Quarterfinal"],
    ["wildcard", "Wildcard"],
    ["final", "Final"],
  ]);
});

// Without times, the round of 16 with a court came before the wildcard games without one, which lead to it.
test("games without a time stand in the order of their stages, whatever their courts", () => {
  const untimed = dayGames(
    {
      games: [{ ...pool, time: null }],
      wildcardGames: [{ ...wildcard, time: null, court: null }],
      playoffGames: [
        playoff("sixteen", { round: 1, time: null, court: "2" }),
        playoff("quarter", { time: null, court: "1" }),
      ],
    },
    "2024-05-04",
  );
  expect(untimed.map(({ _id }) => _id)).toEqual(["pool", "wildcard", "sixteen", "quarter"]);
});

test("an open side says where its team comes from, and a court 0 is none", () => {
  const [, quarter, played] = shown([playoff("quarter", {})]);
  expect([quarter?.team1, quarter?.team2]).toEqual([aces, { _id: null, name: "Winner of R1-2" }]);
  expect([quarter?.court, played?.court]).toEqual(["2", null]);
});

test("byes, places that stay empty, and pairings nobody knows yet are left out", () => {
  const vacant = { kind: "vacant" } as const;
  const rows = shown([
    playoff("bye", { isBye: true, source2: vacant }),
    playoff("empty", { team1: null, source1: vacant, source2: vacant }),
    playoff("unknown", { team1: null }),
  ]);
  expect(rows.map(({ _id }) => _id)).toEqual(["pool", "wildcard"]);
});

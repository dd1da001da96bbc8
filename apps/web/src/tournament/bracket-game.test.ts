// Who moves on from a wildcard or playoff game, and what an open slot shows.
import { expect, test } from "bun:test";
import type { PlayoffGameView, WildcardGameView } from "#projections/views.ts";
import { goesOn, isOver, winningSide } from "./bracket-game.ts";
import { isEmpty, isToPlay, openWords } from "./bracket-sides.ts";

const [aces, blockers] = [
  { _id: "a", name: "Aces" },
  { _id: "b", name: "Blockers" },
];

const base = { _id: "g", version: 1, tournament: "t", division: null, rank: 1, court: null, date: null };
const scored = (scoreTeam1: number | null, scoreTeam2: number | null) => ({
  scoreTeam1,
  scoreTeam2,
  time: null,
});
const playoff = (more: Partial<PlayoffGameView>): PlayoffGameView => ({
  ...base,
  ...scored(null, null),
  isWildCard: false,
  round: 1,
  isBye: false,
  team1: aces,
  team2: blockers,
  source1: { kind: "seed" },
  source2: { kind: "seed" },
  ...more,
});
const wildcard = (more: Partial<WildcardGameView>): WildcardGameView => ({
  ...base,
  ...scored(null, null),
  isWildCard: true,
  round: null,
  team1: aces,
  team2: blockers,
  ...more,
});

test("the higher score goes on", () => {
  expect(goesOn(playoff(scored(25, 20)))).toEqual(aces);
  expect(goesOn(wildcard(scored(20, 25)))).toEqual(blockers);
});

test("a tie moves nobody in the bracket and the second team of a wildcard game", () => {
  expect(goesOn(playoff(scored(25, 25)))).toBeNull();
  expect(goesOn(wildcard(scored(25, 25)))).toEqual(blockers);
  expect(winningSide(wildcard(scored(25, 25)))).toBeNull();
});

test("0–0 is not played, a bye is over", () => {
  expect(isOver(playoff(scored(0, 0)))).toBe(false);
  const bye = playoff({ isBye: true, team2: null, source2: { kind: "vacant" } });
  expect([isOver(bye), goesOn(bye)]).toEqual([true, aces]);
});

test("a place that no team reaches is over and never to play, and neither is a bye", () => {
  const vacant = { kind: "vacant" } as const;
  const empty = playoff({ team1: null, team2: null, source1: vacant, source2: vacant });
  const bye = playoff({ isBye: true, team2: null, source2: vacant });
  expect([isEmpty(empty), isOver(empty), isToPlay(empty)]).toEqual([true, true, false]);
  expect([isEmpty(bye), isToPlay(bye), isToPlay(playoff({})), isToPlay(wildcard({}))]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("an open slot names its source", () => {
  expect(openWords({ kind: "winner", round: 1, rank: 3 })).toBe("Winner of R1-3");
  expect(openWords({ kind: "vacant" })).toBe("No opponent");
  expect(openWords({ kind: "open" })).toBe("TBD");
  expect(openWords(null)).toBe("TBD");
});

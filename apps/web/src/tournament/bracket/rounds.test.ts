// The page opens on the round that is being played, and falls back to it for nonsense in the address.
import { expect, test } from "bun:test";
import type { PlayoffGameView } from "#projections/views.ts";
import { currentRound, shownRound } from "./rounds.ts";

const game = (round: number, score: number | null, isBye = false) =>
  ({
    round,
    isBye,
    isWildCard: false,
    scoreTeam1: score,
    scoreTeam2: score && score - 5,
    source1: { kind: "seed" },
    source2: { kind: isBye ? "vacant" : "seed" },
  }) as PlayoffGameView;

test("the current round is the first with a game to play; byes are none", () => {
  expect(currentRound([game(1, 25), game(1, null), game(2, null)])).toBe(1);
  expect(currentRound([game(1, 25), game(1, null, true), game(2, null)])).toBe(2);
  expect(currentRound([game(1, 25), game(4, 25)])).toBe(4);
});

test("the address chooses a round, nonsense does not", () => {
  const games = [game(1, 25), game(2, null)];
  expect(shownRound("4", games)).toBe(4);
  for (const asked of [null, "", "0", "5", "x", "1.5"]) expect(shownRound(asked, games)).toBe(2);
});

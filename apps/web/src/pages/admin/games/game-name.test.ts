// A game's name followed by a score: figures after a right-to-left name were turned around.
import { expect, test } from "bun:test";
import type { GameView } from "#projections/views.ts";
import { nameOfGame } from "./game-name.ts";

const game = (one: string, two: string, isReferee = false) =>
  nameOfGame({ team1: { name: one }, team2: { name: two }, isReferee } as GameView);

test("plain names stay as they are, others are isolated", () => {
  expect(game("Aces", "Blockers")).toBe("Aces v Blockers");
  expect(game("Aces", "מכבי")).toBe("Aces v \u2068מכבי\u2069");
  expect(game("מכבי", "מכבי", true)).toBe("\u2068מכבי\u2069 (referee)");
});

// A score is read out as a whole sentence, the winner first.
import { expect, test } from "bun:test";
import type { Snapshot } from "#projections/views.ts";
import { scoreSentences } from "./score-sentences.ts";

const game = (id: string, one: string, two: string, scores: [number | null, number | null]) => ({
  _id: id,
  team1: { _id: one, name: one },
  team2: { _id: two, name: two },
  isReferee: false,
  scoreTeam1: scores[0],
  scoreTeam2: scores[1],
});
const snapshot = (...games: ReturnType<typeof game>[]) =>
  ({ games, wildcardGames: [], playoffGames: [] }) as unknown as Snapshot;

const before = snapshot(
  game("1", "Calder Aces", "Upton Spikers", [null, null]),
  game("2", "Selby Volley", "Granby Aces", [25, 20]),
);
const after = snapshot(
  game("1", "Calder Aces", "Upton Spikers", [18, 25]),
  game("2", "Selby Volley", "Granby Aces", [null, null]),
  game("3", "Whitby Aces", "Oakham Aces", [25, 2]),
);

test("changed games are announced, new ones are not", () => {
  expect(scoreSentences(before, after, null)).toEqual([
    "Upton Spikers 25, Calder Aces 18. Final.",
    "Selby Volley against Granby Aces has no score any more.",
  ]);
});

test("with a followed team only its games are announced", () => {
  expect(scoreSentences(before, after, "Calder Aces")).toEqual(["Upton Spikers 25, Calder Aces 18. Final."]);
});

// A correction in round 1 was told as if the two that meet in round 2 now had lost a score that they never had.
test("a removed score is announced for the teams that had it, to followers of either", () => {
  const moved = snapshot(game("2", "Whitby Aces", "Granby Aces", [null, null]));
  const words = ["Selby Volley against Granby Aces has no score any more."];
  for (const team of [null, "Selby Volley"]) expect(scoreSentences(before, moved, team)).toEqual(words);
  expect(scoreSentences(before, moved, "Whitby Aces")).toEqual([]);
});

test("half a score is not announced, nor is 0 : 0", () => {
  const half = snapshot(game("1", "Calder Aces", "Upton Spikers", [18, null]));
  const nil = snapshot(game("1", "Calder Aces", "Upton Spikers", [0, 0]));
  for (const now of [half, nil]) expect(scoreSentences(before, now, null)).toEqual([]);
});

test("a duty's score counts for nobody, and is not announced", () => {
  const duty = (scores: [number | null, number | null]) => ({
    ...game("1", "Calder Aces", "Calder Aces", scores),
    isReferee: true,
  });
  expect(scoreSentences(snapshot(duty([null, null])), snapshot(duty([25, 20])), null)).toEqual([]);
});

test("nothing changed, nothing said", () => {
  expect(scoreSentences(after, after, null)).toEqual([]);
});

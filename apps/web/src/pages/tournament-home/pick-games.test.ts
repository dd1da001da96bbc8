// What comes first on a tournament's home: on court, next, and what the server shows, which knows no clock.
import { expect, test } from "bun:test";
import { beforeAll } from "#web/live/device-clock.ts";
import type { DayGame } from "#web/tournament/day-games.ts";
import { nowAndNext } from "./pick-games.ts";

const game = (name: string, time: string, scores: [number, number] | [] = [], isReferee = false) =>
  ({
    _id: name,
    date: null,
    time,
    isReferee,
    scoreTeam1: scores[0] ?? null,
    scoreTeam2: scores[1] ?? null,
  }) as DayGame;

const day = [
  game("played", "09:00", [25, 20]),
  game("on court", "10:00"),
  game("whistle", "10:00", [], true),
  game("next", "11:00"),
  game("next too", "11:00"),
  game("last", "12:00"),
];
const names = (games: readonly DayGame[]) => games.map(({ _id }) => _id);
const shown = (games: DayGame[], clock = beforeAll) => {
  const { playing, coming, waiting, results } = nowAndNext(games, "2024-05-04", clock);
  return {
    playing: names(playing),
    coming: names(coming),
    waiting: names(waiting),
    results: names(results),
  };
};

test("on court now, and those that start together next", () => {
  expect(shown(day, { date: "2024-05-04", time: "10:20" })).toEqual({
    playing: ["on court"],
    coming: ["next", "next too"],
    waiting: [],
    results: ["played"],
  });
});

// In the evening of a day whose results were not entered yet, it showed the morning's results, or nothing at all.
test("once nothing is on court, results that have not come are waited for", () => {
  expect(shown(day, { date: "2024-05-04", time: "21:00" })).toEqual({
    playing: [],
    coming: [],
    waiting: ["on court", "next", "next too", "last"],
    results: ["played"],
  });
  const lunch = shown(day, { date: "2024-05-04", time: "10:50" });
  expect([lunch.waiting, lunch.coming]).toEqual([["on court"], ["next", "next too"]]);
});

// On the second morning the evening's results were below the first one of the day as if they were of today.
test("results are those of one day", () => {
  const evening = { ...game("evening", "20:00", [25, 20]), date: "2024-05-03" };
  const now = { date: "2024-05-04", time: "21:00" };
  expect(shown([evening, game("today", "09:00", [25, 20])], now).results).toEqual(["today"]);
  expect(shown([evening], now).results).toEqual(["evening"]);
});

test("three results, the latest first; without times the later stage is the latest", () => {
  const games = ["quarter", "semi 1", "semi 2", "final"].map((name) => ({
    ...game(name, "", [25, 20]),
    time: null,
  }));
  expect(shown(games).results).toEqual(["final", "semi 2", "semi 1"]);
});

test("nobody waits for a game that a later result has overtaken, as after a forfeit", () => {
  const over = [game("forfeit", "09:00"), game("late", "10:00"), game("final", "10:00", [25, 20])];
  expect(shown(over, { date: "2024-05-05", time: "09:00" }).waiting).toEqual(["late"]);
});

test("without a clock, a day under way shows what is on court and what is next", () => {
  expect(shown(day).coming).toEqual(["on court", "next", "next too"]);
});

test("without a clock, a day without a result shows its first games", () => {
  expect(shown(day.slice(1)).coming).toEqual(["on court"]);
});

// "Now", "next" and "in 18 min" by the venue's wall clock, without any time zone.
import { expect, test } from "bun:test";
import { countdown, momentOf, nextGame } from "./game-clock.ts";

const day = "2024-05-04";
const game = (time: string | null, scores: [number, number] | null = null, date: string | null = null) => ({
  date,
  time,
  scoreTeam1: scores?.[0] ?? null,
  scoreTeam2: scores?.[1] ?? null,
});
const at = (time: string, date = day) => ({ date, time });

test("a game is played from its time for three quarters of an hour, unless its score is there", () => {
  expect(momentOf(game("10:00"), day, at("09:59"))).toBe("upcoming");
  expect(momentOf(game("10:00"), day, at("10:00"))).toBe("now");
  expect(momentOf(game("10:00"), day, at("10:45"))).toBe("past");
  expect(momentOf(game("10:00", [25, 20]), day, at("10:10"))).toBe("final");
  expect(momentOf(game("10:00", [0, 0]), day, at("10:10"))).toBe("now");
});

test("a game without a time waits until its day is over", () => {
  expect(momentOf(game(null), day, at("23:59"))).toBe("upcoming");
  expect(momentOf(game(null), day, at("00:00", "2024-05-05"))).toBe("past");
});

test("the game being played comes before the next one", () => {
  const games = [game("08:00", [25, 20]), game("09:00"), game("10:00"), game("11:00")];
  expect(nextGame(games, day, at("08:30"))?.time).toBe("09:00");
  expect(nextGame(games, day, at("10:05"))?.time).toBe("10:00");
  expect(nextGame(games, day, at("18:00"))).toBe(null);
});

test.each([
  ["10:20", "in 18 min"],
  ["12:07", "in 2 h 5 min"],
  ["11:02", "in 1 h"],
  ["10:02", "starting now"],
  ["09:50", "started 12 min ago"],
])("at 10:02 a game at %s is %s", (time, words) => {
  expect(countdown(game(time), day, at("10:02"))).toBe(words);
});

test("a game on another day says which", () => {
  expect(countdown(game("10:20", null, "2024-05-05"), day, at("10:02"))).toBe("Sun 5 May");
});

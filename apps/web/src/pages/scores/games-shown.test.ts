// How far the day has come among the games that the scores page shows.
import { expect, test } from "bun:test";
import { whereNow } from "./games-shown.ts";

const day = "2024-05-04";
const game = (time: string | null, score: number | null = null, date: string | null = null) => ({
  _id: `${date ?? day} ${time}`,
  ...{ date, time, scoreTeam1: score, scoreTeam2: score && 25 },
});
const morning = ["08:00", "08:30", "09:00", "09:30"].map((time) => game(time, 20));
const at = (time: string, date = day) => ({ date, time });

test("the first game that is on court, past those whose scores never came", () => {
  const games = [...morning, game("10:00"), game("11:00"), game("12:00")];
  expect(whereNow(games, day, at("11:10"))).toEqual({ game: `${day} 11:00`, onCourt: true });
});

test("else the first to come, on another day too", () => {
  const games = [...morning, game("10:00", 25, "2024-05-05"), game("11:00", null, "2024-05-05")];
  expect(whereNow(games, day, at("22:00"))).toEqual({ game: "2024-05-05 11:00", onCourt: false });
});

test("nowhere while it is in sight anyway, and when all is over", () => {
  const games = [...morning.slice(1), game("10:00"), game("11:00")];
  expect(whereNow(games, day, at("10:10"))).toBeNull();
  expect(whereNow(morning, day, at("12:00"))).toBeNull();
  expect(whereNow([], day, at("12:00"))).toBeNull();
});

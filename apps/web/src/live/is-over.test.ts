// When a tournament is over.
import { expect, test } from "bun:test";
import { isOver } from "./is-over.ts";

const may4 = { startdate: "2024-05-04", enddate: null, winner: null };
const winner = { _id: "1", name: "Aces" };

test.each([
  ["on its day", may4, [], "2024-05-04", false],
  ["before the clock is known", may4, [], "0000-01-01", false],
  ["the day after", may4, [], "2024-05-05", true],
  ["on its second day", { ...may4, enddate: "2024-05-05" }, [], "2024-05-05", false],
  ["while a game is on a day after its last", may4, ["2024-05-05"], "2024-05-05", false],
  ["after that day too", may4, [null, "2024-05-05"], "2024-05-06", true],
  ["once it has its winner", { ...may4, winner }, ["2024-05-05"], "2024-05-04", true],
] as const)("%s", (_, tournament, dates, today, over) => {
  const games = dates.map((date) => ({ date }));
  expect(isOver(tournament as Parameters<typeof isOver>[0], games, today)).toBe(over);
});

// A file whose header was typed by hand lost its times: "Time" is the column `time`.
import { expect, test } from "bun:test";
import { gameColumnOf } from "./game-columns.ts";

test.each([
  ["team1", "team1"],
  ['\uFEFF"team1"', "team1"],
  [" Team 1 ", "team1"],
  ["TIME", "time"],
  ["Score_Team_2", "scoreTeam2"],
  ["isreferee", "isReferee"],
  ["Date", "date"],
  ["tme", null],
  ["", null],
] as const)("%j is %p", (header, column) => {
  expect(gameColumnOf(header)).toBe(column);
});

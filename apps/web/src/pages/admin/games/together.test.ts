// Moving ten games by half an hour meant typing ten times: one entry now fills the boxes of all.
import { expect, test } from "bun:test";
import { changedTogether } from "./together.ts";

const games = new Map([
  ["a", { time: "11:40 AM", court: "1", date: "" }],
  ["b", { time: "13:10", court: "2", date: "" }],
  ["c", { time: "", court: "", date: "" }],
]);
const wish = { minutes: "", court: "", date: "" };

test("times move by minutes, over noon and back; a game without a time has none", () => {
  expect(changedTogether(games, { ...wish, minutes: "30" })).toEqual({
    typed: new Map([
      ["a", { time: "12:10 PM" }],
      ["b", { time: "1:40 PM" }],
      ["c", {}],
    ]),
  });
  expect(changedTogether(games, { ...wish, minutes: " -100" })).toMatchObject({
    typed: new Map([
      ["a", { time: "10:00 AM" }],
      ["b", { time: "11:30 AM" }],
      ["c", {}],
    ]),
  });
});

test("a court and a day go to all of them, and a blank wish leaves what is there", () => {
  const to = { court: "4", date: "2024-05-05" };
  expect(changedTogether(games, { ...wish, court: " 4 ", date: to.date })).toEqual({
    typed: new Map([
      ["a", to],
      ["b", to],
      ["c", to],
    ]),
  });
});

test("what cannot be is said: no number, nothing typed, games that would leave their day", () => {
  const problem = (minutes: string) => changedTogether(games, { ...wish, minutes });
  expect(problem("half")).toEqual({ problems: { minutes: "Whole minutes, such as 30 or -15." } });
  expect(problem("1.5")).toEqual({ problems: { minutes: "Whole minutes, such as 30 or -15." } });
  expect(problem("")).toEqual({ problems: { minutes: "Type what should change." } });
  expect(problem("660")).toEqual({ problems: { minutes: "1 game would no longer be on its day." } });
  expect(problem("-720")).toEqual({ problems: { minutes: "1 game would no longer be on its day." } });
});

// Dates, times, scores, courts: what may be typed, and how it is shown (rules 6-10).
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { cleanCourt } from "./court.ts";
import { formatDate, formatDay, isDate } from "./date.ts";
import { isUnusualScore } from "./format.ts";
import { parseScore } from "./parse-score.ts";
import { parseTime } from "./parse-time.ts";
import { isPlayed, pointsOf, scoreOf, winningSide } from "./score.ts";
import { compareTexts } from "./text.ts";
import { formatTime, minutesOf } from "./time.ts";

describe("rule 10: dates are calendar dates", () => {
  test.each(["2024-05-04", "2024-02-29", "2000-02-29", "2023-12-31"])("%s is one", (text) =>
    expect(isDate(text)).toBe(true),
  );
  test.each([
    "2023-02-29",
    "1900-02-29",
    "2024-04-31",
    "2024-13-01",
    "2024-00-10",
    "2024-01-00",
    "24-05-04",
    "2024-5-4",
    "05/04/2024",
    "2024-05-04T00:00",
    "",
    "0000-01-01",
  ])("%j is none", (text) => expect(isDate(text)).toBe(false));

  test("they are shown as typed, in no time zone", () => {
    expect(formatDate("2024-05-04")).toBe("05/04/2024");
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10);
          const weekday = date.toLocaleDateString("en-US", { weekday: "short", timeZone: "UTC" });
          const month = date.toLocaleDateString("en-US", { month: "short", timeZone: "UTC" });
          expect(isDate(text)).toBe(true);
          const words = `${weekday} ${date.getUTCDate()} ${month}`;
          expect(formatDay(text)).toBe(words);
          const year = date.getUTCFullYear();
          expect(formatDay(text, `${year}-12-31`)).toBe(words);
          expect(formatDay(text, `${year + 1}-01-01`)).toBe(`${words} ${year}`);
          expect(formatDay(text, "0000-01-01")).toBe(words);
        },
      ),
    );
  });
});

describe("rule 10: times are read or refused, never guessed", () => {
  test.each([
    ["9:00 AM", "09:00"],
    ["09:00 am", "09:00"],
    ["09:00AM", "09:00"],
    ["9:00 PM", "21:00"],
    ["12:00 PM", "12:00"],
    ["12:15 AM", "00:15"],
    ["21:00", "21:00"],
    [" 9:05 p.m. ", "21:05"],
    ["9:30", "09:30"],
    ["14:30:59", "14:30"],
    ["00:00", "00:00"],
  ])("%j is %s", (text, time) => expect(parseTime(text)).toBe(time));
  test.each([
    "13:00 PM",
    "00:30 AM",
    "24:00",
    "9",
    "9.00",
    "0.375",
    "",
    "9:60",
    "12:5",
    "9:00 XM",
    "09:00 AM PM",
    "-9:00",
    "14:30:60",
  ])("%j is none", (text) => expect(parseTime(text)).toBeNull());

  test("what is shown reads back, for every minute of a day", () => {
    for (let minute = 0; minute < 1440; minute++) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
      expect(parseTime(formatTime(time))).toBe(time);
      expect(minutesOf(time)).toBe(minute);
    }
    expect(["00:00", "09:00", "12:00", "23:59"].map(formatTime)).toEqual([
      "12:00 AM",
      "9:00 AM",
      "12:00 PM",
      "11:59 PM",
    ]);
  });
});

describe("rule 6: a score is an integer 0-99 or absent", () => {
  test.each([
    ["9", 9],
    ["25 ", 25],
    ["09", 9],
    ["", null],
    ["  ", null],
    [null, null],
    [undefined, null],
    [0, 0],
    [99, 99],
    ["99", 99],
    ["0", 0],
  ] as const)("%j is %j", (typed, score) => expect(parseScore(typed)).toBe(score));
  test.each([
    -1,
    25.5,
    "1e3",
    1e12,
    "1000000000000",
    "abc",
    "-1",
    "25.5",
    100,
    "100",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    {},
    "0x10",
    "٩",
  ])("%p is none", (typed) => expect(parseScore(typed)).toBeUndefined());
});

describe("rule 7: what counts as played", () => {
  test.each([
    [25, 18, true, 1],
    [18, 25, true, 2],
    [0, 1, true, 2],
    [25, 25, true, null],
    [0, 0, false, null],
    [25, null, false, null],
    [null, 3, false, null],
    [null, null, false, null],
  ] as const)("%j : %j", (a, b, played, winner) => {
    expect(isPlayed(scoreOf(a, b))).toBe(played);
    expect(winningSide(scoreOf(a, b))).toBe(winner);
    expect(pointsOf(scoreOf(a, b))).toEqual([a, b]);
  });

  test("a 9 does not beat a 25", () =>
    expect(winningSide(scoreOf(parseScore("9")!, parseScore("25")!))).toBe(2));
});

describe("rule 8: scores that volleyball seldom ends with", () => {
  test.each([
    [25, 18],
    [25, 23],
    [26, 24],
    [31, 29],
    [15, 13],
    [21, 19],
    [16, 14],
    [25, 0],
    [0, 0],
    [22, 20],
  ])("%i-%i is usual", (a, b) => {
    expect(isUnusualScore(scoreOf(a, b))).toBe(false);
    expect(isUnusualScore(scoreOf(b, a))).toBe(false);
  });
  test.each([
    [25, 24],
    [12, 9],
    [25, 25],
    [30, 25],
    [27, 24],
    [99, 0],
    [26, 23],
  ])("%i-%i is unusual", (a, b) => {
    expect(isUnusualScore(scoreOf(a, b))).toBe(true);
    expect(isUnusualScore(scoreOf(b, a))).toBe(true);
  });
  test("half a score is never a warning", () => expect(isUnusualScore(scoreOf(12, null))).toBe(false));
});

test("a court of 0 or blank is none; courts sort naturally, none last", () => {
  expect([cleanCourt("0"), cleanCourt(" "), cleanCourt(3), cleanCourt(" A1 ")]).toEqual([
    null,
    null,
    "3",
    "A1",
  ]);
  expect(["10", null, "2", "A"].toSorted(compareTexts)).toEqual(["2", "10", "A", null]);
});

// Reading an uploaded file's rows: every cell becomes a value, or a sentence that names its line and column.
import { describe, expect, test } from "bun:test";
import { stateAfter } from "#tests/given.ts";
import { springOpen, team } from "#tests/spring-open.ts";
import { readRows } from "./read-rows.ts";

const { content } = stateAfter(...springOpen(), team("Café"));
const read = (...records: Record<string, unknown>[]) => readRows(records, content);
const row = (cells: Record<string, unknown> = {}) => ({ team1: "Aces", team2: "Blockers", ...cells });

test("a row of cells becomes a row of values; the header is line 1", () => {
  const cells = {
    division: "Gold",
    round: "1",
    court: "3",
    time: "09:00 AM",
    scoreTeam1: "25",
    scoreTeam2: " 09",
    isReferee: "",
  };
  expect(read(row(cells))).toEqual({
    rows: [
      {
        row: 2,
        team1: "aces",
        team2: "blockers",
        isReferee: false,
        extra: null,
        division: "gold",
        round: "1",
        court: "3",
        date: null,
        time: "09:00",
        scoreTeam1: 25,
        scoreTeam2: 9,
      },
    ],
    errors: [],
    total: 1,
  });
});

describe("a header is found whatever an editor put around it", () => {
  for (const key of ["Team 1", "TEAM1", "\uFEFFteam1", '"team1"', '\uFEFF"team1"', " team1 "]) {
    test(JSON.stringify(key), () => {
      expect(read({ [key]: "Aces", team2: "Blockers" }).rows).toMatchObject([
        { team1: "aces", team2: "blockers" },
      ]);
    });
  }
});

// The server took the last of them and the page the first: one file made different games in the two.
test("of two columns that mean the same the first is read, also where it is blank", () => {
  const twice = { team1: "Aces", "Team 1": "Crush", court: "", Court: "3", time: null, TIME: "09:00 AM" };
  expect(read({ ...twice, team2: "Blockers" })).toMatchObject({
    rows: [{ team1: "aces", team2: "blockers", court: null, time: null }],
    errors: [],
  });
});

test("rows without a team are blank: no error, no count, and later lines keep their numbers", () => {
  const result = read(
    row({ isReferee: "TRUE\r" }),
    { team1: "", team2: "", division: "", court: "" },
    { team1: "  ", team2: "\u00A0", division: "Gold", court: "1", time: "09:00 AM" },
    {},
    row({ team2: "Nobody" }),
  );
  expect(result).toMatchObject({
    total: 2,
    rows: [{ row: 2, isReferee: true }],
    errors: [{ row: 6, column: "team2" }],
  });
});

describe("rule 2: names match exactly after trimming and NFC; a near miss is suggested", () => {
  test.each([" Aces ", "Aces\u00A0"])("%j is Aces", (name) => {
    expect(read(row({ team1: name })).rows).toMatchObject([{ team1: "aces" }]);
  });

  test("another Unicode form is the same name", () => {
    expect(read(row({ team1: "Cafe\u0301" })).rows).toMatchObject([{ team1: "café" }]);
  });

  test.each(["aces", "Acess", "Ace", "Acse", "AcesX"])("%j is an error that suggests Aces", (name) => {
    expect(read(row({ team1: name })).errors).toEqual([
      {
        row: 2,
        column: "team1",
        error: `There is no team named “${name}”. Did you mean “Aces”?`,
        suggestion: "Aces",
      },
    ]);
  });

  test("a name far from all others has no suggestion; divisions too are looked up", () => {
    expect(read(row({ team2: "Penguins", division: "gold" })).errors).toEqual([
      { row: 2, column: "team2", error: "There is no team named “Penguins”." },
      {
        row: 2,
        column: "division",
        error: "There is no division named “gold”. Did you mean “Gold”?",
        suggestion: "Gold",
      },
    ]);
  });
});

describe("rule 6: a cell that is no score is an error", () => {
  test.each(["-1", "25.5", "1e3", "abc", "1000000000000", "100"])("%j", (cell) => {
    expect(read(row({ scoreTeam1: cell })).errors).toMatchObject([{ row: 2, column: "scoreTeam1" }]);
    expect(read(row({ scoreTeam2: cell })).errors).toMatchObject([{ row: 2, column: "scoreTeam2" }]);
  });
});

describe("rule 10: a cell that is no time or date is an error", () => {
  test.each(["13:00 PM", "24:00", "9", "9.00", "0.375"])("time %j", (time) => {
    expect(read(row({ time })).errors).toMatchObject([{ row: 2, column: "time" }]);
  });
  test.each(["05/04/2024", "2024-02-30", "tomorrow"])("date %j", (date) => {
    expect(read(row({ date })).errors).toMatchObject([{ row: 2, column: "date" }]);
  });
});

describe("rule 13: the referee flag", () => {
  test.each(["TRUE", "true", "yes", "1", "Yes"])("%j marks one", (isReferee) => {
    for (const cells of [{ team1: "Aces" }, { team2: "Aces" }, { team1: "Aces", team2: "Aces" }]) {
      expect(read({ ...cells, isReferee }).rows).toMatchObject([
        { team1: "aces", team2: "aces", isReferee: true },
      ]);
    }
  });

  test.each(["FALSE", "no", "0", ""])("%j marks none", (isReferee) => {
    expect(read(row({ isReferee })).rows).toMatchObject([{ isReferee: false }]);
  });

  test("anything else is an error", () => {
    expect(read(row({ isReferee: "maybe" })).errors).toMatchObject([{ column: "isReferee" }]);
  });

  test("one team without it, or the same twice, is an error on the column that is wrong", () => {
    expect(read({ team1: "Aces" }).errors).toMatchObject([{ column: "team2" }]);
    expect(read({ team2: "Aces" }).errors).toMatchObject([{ column: "team1" }]);
    expect(read(row({ team2: "Aces" })).errors).toMatchObject([
      { column: "team2", error: "A team cannot play against itself." },
    ]);
  });
});

test("a court or round that is too long is an error; court 0 is none", () => {
  const long = "x".repeat(21);
  expect(read(row({ court: long, round: long })).errors).toMatchObject([
    { column: "round" },
    { column: "court" },
  ]);
  expect(read(row({ court: "0" })).rows).toMatchObject([{ court: null }]);
});

test("every wrong cell of a row is told at once", () => {
  const cells = { team1: "X", team2: "Y", division: "Z", time: "9", scoreTeam1: "a", isReferee: "?" };
  expect(
    read(cells)
      .errors.map(({ column }) => column)
      .sort(),
  ).toEqual(["division", "isReferee", "scoreTeam1", "team1", "team2", "time"]);
});

test("a cell that is no text is never taken for a blank one, and a long one is not repeated whole", () => {
  const error = (cells: Record<string, unknown>) => read(row(cells)).errors.map(({ error }) => error);
  expect(error({ scoreTeam1: {} })).toEqual(["“{}” is not a score; a score is a whole number from 0 to 99."]);
  expect(error({ time: [] })).toEqual(["“[]” is not a time; write it like 09:30 AM or 14:30."]);
  expect(error({ team2: ["Crush"] })).toEqual([`There is no team named “["Crush"]”.`]);
  expect(read(row({ time: null })).errors).toEqual([]);
  expect(error({ team2: "x".repeat(9000) })).toEqual([`There is no team named “${"x".repeat(60)}…”.`]);
});

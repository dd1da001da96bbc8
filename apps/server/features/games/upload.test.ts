// Uploads as rules: all rows or none, rows that exist already, scores that follow their teams, warnings.
import { describe, expect, test } from "bun:test";
import type { State } from "#projections/state/state.ts";
import { given, stateAfter } from "#tests/given.ts";
import { created, division, game, played, springOpen, team } from "#tests/spring-open.ts";
import { planUpload, uploadGames } from "./upload.ts";

type Row = Record<string, string>;
const ids = Array.from({ length: 20 }, (_, index) => `row${index + 2}`);
const upload =
  (...rows: Row[]) =>
  (state: State) =>
    uploadGames(state, rows, ids);
const row = (team1: string, team2: string, more: Row = {}): Row => ({ team1, team2, ...more });

const file = [
  row("Aces", "Blockers", { round: "1", court: "1", time: "09:00 AM", scoreTeam1: "25", scoreTeam2: "18" }),
  row("", ""),
  row("Crush", "Diggers", { round: "1", court: "2", time: "09:00 AM" }),
  row("Aces", "Aces", { round: "1", court: "3", time: "10:00", isReferee: "TRUE" }),
];

test("rule 13: all rows become games in one change, in the order of the file", () => {
  given(...springOpen(), game("g1", "aces", "crush"))
    .when(upload(...file))
    .then([
      { type: "GameAdded", id: "row2", after: { order: 2, score: { sets: [[25, 18]], ended: null } } },
      { type: "GameAdded", id: "row4", after: { order: 3, score: null } },
      {
        type: "GameAdded",
        id: "row5",
        after: { order: 4, pair: { team1: "aces", team2: "aces", isReferee: true } },
      },
    ]);
  expect(upload(...file)(stateAfter(...springOpen()))).toMatchObject({
    params: { rows: 3, count: 3, skipped: 0 },
  });
});

test("rule 13: one bad row and nothing is uploaded; every bad row is listed by line", () => {
  given(...springOpen())
    .when(upload(...file, row("Acess", "Blockers"), row("Crush", "Diggers", { time: "24:00" })))
    .then({
      refused: 400,
      code: "bad-rows",
      details: {
        rows: [
          { row: 6, column: "team1", suggestion: "Aces" },
          { row: 7, column: "time" },
        ],
      },
    });
});

test("a file without a row that has a team is refused", () => {
  for (const rows of [[], [row("", "")], [{ court: "1" }]]) {
    given(...springOpen())
      .when(upload(...(rows as Row[])))
      .then({ refused: 400, code: "no-rows" });
  }
});

describe("rule 13: a row that is there already", () => {
  const uploaded = given(...springOpen(), upload(...file));

  test("uploading a file twice changes nothing, and the answer says so", () => {
    const again = upload(...file);
    uploaded.when(again).then([]);
    expect(again(stateAfter(...springOpen(), upload(...file)))).toMatchObject({
      params: { count: 0, skipped: 3 },
    });
  });

  test("the teams in the other order are the same game, and scores follow their teams", () => {
    uploaded
      .when(
        upload(
          row("Blockers", "Aces", {
            round: "1",
            court: "1",
            time: "9:00",
            scoreTeam1: "18",
            scoreTeam2: "25",
          }),
        ),
      )
      .then([]);
    uploaded
      .when(
        upload(
          row("Diggers", "Crush", {
            round: "1",
            court: "2",
            time: "9:00",
            scoreTeam1: "10",
            scoreTeam2: "25",
          }),
        ),
      )
      .then([{ type: "ScoreEntered", id: "row4", after: { score: { sets: [[25, 10]], ended: null } } }]);
  });

  test("no date is the start date", () => {
    uploaded.when(upload({ ...file[0]!, date: "2024-05-04" })).then([]);
    uploaded.when(upload({ ...file[0]!, date: "2024-05-05" })).then([{ type: "GameAdded" }]);
  });

  for (const [what, more] of [
    ["time", { time: "09:30" }],
    ["court", { court: "9" }],
    ["round", { round: "2" }],
  ] as const) {
    test(`another ${what} is another game`, () => {
      uploaded.when(upload({ ...file[0]!, ...more })).then([{ type: "GameAdded" }]);
    });
  }

  test("other scores than the game's are a row error that shows the game's, in the row's order", () => {
    uploaded
      .when(upload({ ...file[0]!, team1: "Blockers", team2: "Aces", scoreTeam1: "25", scoreTeam2: "18" }))
      .then({
        refused: 400,
        code: "bad-rows",
        details: { rows: [{ row: 2, column: "scoreTeam1", error: expect.stringContaining("18 : 25") }] },
      });
  });

  test("a row without scores leaves the game's alone", () => {
    uploaded.when(upload({ ...file[0]!, scoreTeam1: "", scoreTeam2: "" })).then([]);
  });

  test("one number joins the half that is there", () => {
    given(...springOpen(), game("g1", "aces", "blockers", { scoreTeam1: 25 }))
      .when(upload(row("Aces", "Blockers", { scoreTeam2: "20" })))
      .then([{ type: "ScoreCorrected", after: { score: { sets: [[25, 20]], ended: null } } }]);
  });

  test("two equal rows are two games, and are matched one to one", () => {
    const twice = [row("Aces", "Blockers"), row("Aces", "Blockers")];
    given(...springOpen())
      .when(upload(...twice))
      .then([{ type: "GameAdded" }, { type: "GameAdded" }]);
    given(...springOpen(), upload(...twice))
      .when(upload(...twice))
      .then([]);
    given(...springOpen(), upload(twice[0]!))
      .when(upload(...twice))
      .then([{ type: "GameAdded", id: "row3" }]);
  });

  test("of several candidates the one with the row's score is taken", () => {
    given(...springOpen(), played("g1", "aces", 25, 10, "blockers"), played("g2", "aces", 25, 20, "blockers"))
      .when(
        upload(
          row("Aces", "Blockers", { scoreTeam1: "25", scoreTeam2: "20" }),
          row("Aces", "Blockers", { scoreTeam1: "25", scoreTeam2: "10" }),
        ),
      )
      .then([]);
  });
});

describe("rule 12: warnings never block", () => {
  const warnings = (state: State, ...rows: Row[]) => planUpload(state, rows).warnings;

  test("a team or a court twice at one time, also with a game that is there", () => {
    const state = stateAfter(...springOpen(), game("g1", "aces", "blockers", { time: "09:00", court: "1" }));
    expect(warnings(state, row("Aces", "Crush", { time: "09:00", court: "1" }))).toEqual([
      { row: 2, warning: "Aces plays twice at 9:00 AM: Aces v Blockers and Aces v Crush." },
      { row: 2, warning: "Court 1 is booked twice at 9:00 AM: Aces v Blockers and Aces v Crush." },
    ]);
    expect(upload(row("Aces", "Crush", { time: "09:00", court: "1" }))(state)).toMatchObject({
      events: [{ type: "GameAdded" }],
    });
  });

  test("a referee duty with two teams keeps the first and says that the second is left out", () => {
    const state = stateAfter(...springOpen());
    const duty = { isReferee: "TRUE" };
    expect(warnings(state, row("Aces", "Blockers", duty), row("Crush", "Somebody", duty))).toEqual([
      { row: 2, warning: "A referee duty has one team, that of team1; “Blockers” in team2 is left out." },
      { row: 3, warning: "A referee duty has one team, that of team1; “Somebody” in team2 is left out." },
    ]);
    for (const other of ["", "Aces", "BYE - Referee"])
      expect(warnings(state, row("Aces", other, duty))).toEqual([]);
    expect(warnings(state, row("", "Aces", duty))).toEqual([]);
  });

  test("a division that is not the teams' own", () => {
    const state = stateAfter(
      created(),
      division("Gold"),
      division("Silver"),
      team("Aces", { division: "gold" }),
      team("Blockers"),
    );
    expect(warnings(state, row("Aces", "Blockers", { division: "Silver" }))).toEqual([
      { row: 2, warning: "Aces is in Gold, not in Silver." },
    ]);
  });
});

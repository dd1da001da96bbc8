// A change in words: dates and times as on every page (rule 10), and only the changed parts of a record.
import { expect, test } from "bun:test";
import { NO_RECORD, type TeamRecord } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { summaryOf } from "./summary.ts";

const lookup = { find: () => undefined, now: () => "" };

const TYPES = {
  game: "GameChanged",
  playoffGame: "PlayoffGameChanged",
  tournament: "TournamentChanged",
  team: "RecordTyped",
};

function changeOf(entity: keyof typeof TYPES, before: object, after: object): Change {
  const type = TYPES[entity];
  const one = { team: "Aces", playoffGame: "R1-1", game: "Aces v Blockers", tournament: "Aces v Blockers" };
  const names = { one: one[entity], two: "Eagles" };
  const events = [{ type, entity, id: "one", before, after }];
  return { kind: "ChangeGames", params: {}, undoes: [], names, events } as unknown as Change;
}

test.each([
  ["game", { time: "09:00" }, { time: "14:30" }, "Changed Aces v Blockers: time from 9:00 AM to 2:30 PM"],
  [
    "game",
    { date: null },
    { date: "2024-05-05" },
    "Changed Aces v Blockers: date from none to Sun 5 May 2024",
  ],
  [
    "tournament",
    { startdate: "2024-05-04" },
    { startdate: "2024-05-11" },
    "Changed start date from Sat 4 May 2024 to Sat 11 May 2024",
  ],
  // The sentence said "Second team from none" for a side that had shown a seed or a winner.
  [
    "playoffGame",
    { pick2: null },
    { pick2: "two" },
    "Changed R1-1: hand-picked second team from none to Eagles",
  ],
  // "court from 3 to function Object() { [native code] }"
  ["game", { court: "3" }, { court: "constructor" }, "Changed Aces v Blockers: court from 3 to constructor"],
  ["tournament", { rules: { games: "one set" } }, { rules: { games: "two sets" } }, "Changed rules"],
] as const)("%s: %o to %o", (entity, before, after, words) => {
  expect(summaryOf(changeOf(entity, before, after), lookup)).toBe(words);
});

const record = (fields: Partial<TeamRecord>) => ({ record: { ...NO_RECORD, ...fields } });

test.each([
  ["counts alone", {}, { totalGamesPlayed: 2, totalWins: 2 }, "played from 0 to 2, wins from 0 to 2"],
  ["a rank that appears", {}, { standing: 3 }, "rank from none to 3"],
  ["a rank that vanishes", { standing: 3 }, {}, "rank from 3 to none"],
  [
    "all of it",
    { standing: 2, totalPoints: 41, cumulativePointDifference: -9 },
    { standing: 1, totalPoints: 60, cumulativePointDifference: 4 },
    "rank from 2 to 1, difference from \u22129 to +4, points from 41 to 60",
  ],
])("a record: %s", (_, before, after, words) => {
  expect(summaryOf(changeOf("team", record(before), record(after)), lookup)).toBe(`Changed Aces: ${words}`);
});

const points = (one: number, two: number) => ({ score: { sets: [[one, two]], ended: null } });
const cleared = (id: string) => ({ type: "PlayoffScoreCleared", id, before: points(25, 9), after: {} });
const corrected = { type: "PlayoffScoreEntered", id: "R1-1", before: points(21, 15), after: points(12, 15) };

/** As it is stored: with the teams that played. */
const played = ({
  after,
  ...event
}: typeof corrected | (Omit<typeof corrected, "before"> & { before: object })) => ({
  ...event,
  after: { score: { ...after.score, teams: ["Aces", "Blockers"] } },
});

// "Entered 12 : 15 for R1-1, and 3 more" hid that it was a correction and what it had cost.
test.each([
  [[{ ...corrected, before: { score: null } }], "Entered 12 : 15 for R1-1"],
  [[corrected], "Corrected R1-1 from 21 : 15 to 12 : 15"],
  [[corrected, cleared("R2-1")], "Corrected R1-1 from 21 : 15 to 12 : 15; cleared the score of R2-1"],
  [
    [corrected, cleared("R2-1"), cleared("R3-1"), cleared("R4-1")],
    "Corrected R1-1 from 21 : 15 to 12 : 15; cleared the scores of R2-1, R3-1, R4-1",
  ],
  [
    [corrected, ...["R2-1", "R2-2", "R3-1", "R3-2", "R4-1"].map(cleared)],
    "Corrected R1-1 from 21 : 15 to 12 : 15; cleared 5 scores",
  ],
  // "Changed R1-1: court from none to 1, and 3 more" hid a round's results.
  [
    [
      ...["R2-1", "R2-2"].map((id) => ({
        type: "PlayoffGameRescheduled",
        id,
        before: { court: null },
        after: { court: "1" },
      })),
      { ...corrected, before: { score: null } },
    ],
    "Entered 12 : 15 for R1-1, and 2 more",
  ],
  [[played(corrected)], "Corrected R1-1 (Aces v Blockers) from 21 : 15 to 12 : 15"],
  [[played({ ...corrected, before: { score: null } })], "Entered 12 : 15 for R1-1 (Aces v Blockers)"],
  [[cleared("R2-1"), cleared("R3-1")], "Cleared the score 25 : 9 of R2-1; Cleared the score 25 : 9 of R3-1"],
])("scores of the bracket %#", (events, words) => {
  const places = ["R1-1", "R2-1", "R2-2", "R3-1", "R3-2", "R4-1", "Aces", "Blockers"];
  const names = Object.fromEntries(places.map((id) => [id, id]));
  const change = { kind: "ChangePlayoffGames", params: {}, undoes: [], names, events };
  expect(summaryOf(change as unknown as Change, lookup)).toBe(words);
});

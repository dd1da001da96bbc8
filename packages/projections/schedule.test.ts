// Schedules and bookings: gap rows between games of one date, and who is booked twice (rules 10 and 12).
import { describe, expect, test } from "bun:test";
import { type Booking, bookingWarnings } from "./bookings.ts";
import { gapOf, inOrder, isGap, withGaps } from "./schedule.ts";

test.each([
  [0, null],
  [35, null],
  [36, "BYE"],
  [59, "BYE"],
  [60, null],
  [61, "LUNCH"],
  [240, "LUNCH"],
] as const)("rule 10: %i minutes are %j", (minutes, gap) =>
  expect(gapOf(minutes)).toEqual(gap && { gap, minutes }),
);

const at = (date: string | null, time: string | null, court: string | null = null) => ({ date, time, court });
const start = "2024-05-04";

describe("rule 10: a team's games with gap rows", () => {
  const rows = (...games: ReturnType<typeof at>[]) =>
    withGaps(inOrder(games, start), start).map((row) =>
      isGap(row) ? `${row.gap} ${row.minutes}` : (row.time ?? "none"),
    );

  test("by time, with the gaps between them", () => {
    expect(rows(at(null, "11:00"), at(null, "09:00"), at(null, "09:36"))).toEqual([
      "09:00",
      "BYE 36",
      "09:36",
      "LUNCH 84",
      "11:00",
    ]);
    expect(rows(at(null, "12:00"), at(null, "11:00"))).toEqual(["11:00", "12:00"]);
  });

  test("none between dates; a game without a date is on the start date", () => {
    expect(rows(at("2024-05-05", "09:00"), at(null, "18:00"))).toEqual(["18:00", "09:00"]);
    expect(rows(at("2024-05-05", "11:00"), at(null, "09:00"))).toEqual(["09:00", "11:00"]);
    expect(rows(at(start, "09:00"), at(null, "10:30"))).toEqual(["09:00", "LUNCH 90", "10:30"]);
  });

  test("none beside a game without a time, which is last of its date", () => {
    expect(rows(at(null, null), at(null, "09:00"), at("2024-05-05", "08:00"))).toEqual([
      "09:00",
      "none",
      "08:00",
    ]);
  });

  test("equal times are by court, naturally, none last", () => {
    const sorted = inOrder([at(null, "09:00"), at(null, "09:00", "10"), at(null, "09:00", "2")], start);
    expect(sorted.map(({ court }) => court)).toEqual(["2", "10", null]);
  });
});

describe("rule 12: bookings", () => {
  const game = (_id: string, team1: string, team2: string, more: Partial<Booking> = {}): Booking => ({
    _id,
    team1: { _id: team1, name: team1 },
    team2: { _id: team2, name: team2 },
    isReferee: team1 === team2,
    court: null,
    date: null,
    time: "09:00",
    ...more,
  });
  const warnings = (...games: Booking[]) => bookingWarnings(games, start, (team) => team === "Bye");

  test("a team twice at one time, named with both games", () => {
    expect(warnings(game("g1", "Aces", "Crush"), game("g2", "Crush", "Diggers"))).toEqual([
      {
        of: "team",
        games: ["g1", "g2"],
        warning: "Crush plays twice at 9:00 AM: Aces v Crush and Crush v Diggers.",
      },
    ]);
  });

  test("another day than the first is named; bracket games clash too, and an open side with nobody", () => {
    const day = { date: "2024-05-05" };
    const final = { ...game("f", "Crush", "x", day), place: "R4-1", team2: null };
    expect(warnings(game("g1", "Aces", "Crush", day), final)).toEqual([
      {
        of: "team",
        games: ["g1", "f"],
        warning: "Crush plays twice at 9:00 AM on Sun 5 May: Aces v Crush and R4-1 Crush v TBD.",
      },
    ]);
    expect(warnings({ ...final, team1: null }, { ...final, team1: null })).toEqual([]);
  });

  test("a referee duty counts, and once only", () => {
    expect(warnings(game("g1", "Aces", "Aces"), game("g2", "Aces", "Crush"))).toHaveLength(1);
    expect(warnings(game("g1", "Aces", "Aces"))).toEqual([]);
  });

  test("a court twice, whatever its case; no court is no clash", () => {
    expect(
      warnings(game("g1", "A", "B", { court: "Blue" }), game("g2", "C", "D", { court: "blue" })),
    ).toHaveLength(1);
    expect(warnings(game("g1", "A", "B"), game("g2", "C", "D"))).toEqual([]);
  });

  test("other times, other dates and games without a time never clash", () => {
    expect(warnings(game("g1", "A", "B"), game("g2", "A", "C", { time: "09:30" }))).toEqual([]);
    expect(warnings(game("g1", "A", "B"), game("g2", "A", "C", { date: "2024-05-05" }))).toEqual([]);
    expect(warnings(game("g1", "A", "B", { time: null }), game("g2", "A", "C", { time: null }))).toEqual([]);
    expect(warnings(game("g1", "A", "B"), game("g2", "A", "C", { date: start }))).toHaveLength(1);
  });

  test("the placeholder is never booked twice", () => {
    expect(warnings(game("g1", "A", "Bye"), game("g2", "B", "Bye"))).toEqual([]);
  });

  test("three at once are two warnings, each with the one before", () => {
    expect(
      warnings(game("g1", "A", "B"), game("g2", "A", "C"), game("g3", "A", "D")).map(({ games }) => games),
    ).toEqual([
      ["g1", "g2"],
      ["g2", "g3"],
    ]);
  });
});

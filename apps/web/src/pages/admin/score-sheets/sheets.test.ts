// Score sheets: court by court in natural order, only for games that can be played and are not yet.
import { expect, test } from "bun:test";
import type { VenueGame } from "#web/venue/venue-game.ts";
import { courtsOf, pointsToStrike, sheetsOf } from "./sheets.ts";

const game = (_id: string, court: string | null, more: Partial<VenueGame> = {}): VenueGame => ({
  ...{ _id, court, date: null, time: "09:00", sides: ["Aces", "Blockers"], known: true, referees: [] },
  ...{ detail: null, scoreTeam1: null, scoreTeam2: null, format: "pool" },
  ...more,
});
const games = [
  game("a", "10"),
  game("b", "2"),
  game("c", null),
  game("d", "2", { scoreTeam1: 25, scoreTeam2: 20 }),
  game("e", "2", { known: false }),
  game("f", "2", { scoreTeam1: 0, scoreTeam2: 0 }),
];
const printed = (filter: { court: string; all: boolean }) =>
  sheetsOf(games, filter).map(({ court, games: ofIt }) => [court, ofIt.map(({ _id }) => _id).join("")]);

test("court by court, played games and open slots left out", () => {
  expect(printed({ court: "", all: false })).toEqual([
    ["2", "bf"],
    ["10", "a"],
    [null, "c"],
  ]);
});

test("one court, the games without one, and played games on demand", () => {
  expect(printed({ court: "2", all: true })).toEqual([["2", "bdf"]]);
  expect(printed({ court: "none", all: false })).toEqual([[null, "c"]]);
  expect(courtsOf(games)).toEqual(["2", "10", null]);
});

test("numbers go to the cap, else past the target", () => {
  expect(pointsToStrike({ target: 25, cap: null })).toHaveLength(30);
  expect(pointsToStrike({ target: 21, cap: 23 }).at(-1)).toBe(23);
});

// Duties and the placeholder's games may carry scores but never count (rule 7): they are
// separate, and never "not yet entered".
import { expect, test } from "bun:test";
import type { GameView, SnapshotContent } from "#projections/views.ts";
import { stepsOf } from "../home/steps.ts";
import { gamesFor, readFilters } from "./filters.ts";

const [aces, blockers, nobody] = ["Aces", "Blockers", "BYE - Referee"].map((name) => ({
  _id: name,
  name,
  division: null,
  placeholder: name === "BYE - Referee",
}));
const game = (id: string, team1: unknown, team2: unknown, more: Partial<GameView> = {}) => ({
  _id: id,
  team1,
  team2,
  isReferee: false,
  division: null,
  court: "1",
  time: "09:00",
  date: null,
  scoreTeam1: null,
  scoreTeam2: null,
  ...more,
});
const content = {
  tournament: { isCustomStanding: true, scoresChangedSince: false },
  divisions: [],
  teams: [aces, blockers, nobody],
  games: [
    game("open", aces, blockers),
    game("over", aces, blockers, { scoreTeam1: 25, scoreTeam2: 20 }),
    game("duty", aces, aces, { isReferee: true }),
    game("bye", blockers, nobody),
  ],
  standings: [],
  wildcardGames: [],
  playoffGames: [],
} as unknown as SnapshotContent;

test.each([
  ["", ["open", "over"]],
  ["show=open", ["open"]],
  ["show=uncounted", ["duty", "bye"]],
  ["show=uncounted&team=Blockers", ["bye"]],
  ["show=nonsense", ["open", "over"]],
])("%p shows %j", (address, ids) => {
  const filters = readFilters(new URLSearchParams(address), content);
  expect(gamesFor(filters, content).map(({ _id }) => _id)).toEqual(ids);
});

test("the admin home counts only scores that count", () => {
  const scores = stepsOf(content, []).find(({ title }) => title === "Scores");
  expect(scores?.there).toBe("1 of 2 scores");
});

// In the evening the desk said that no score was late, while the last games of the day had none.
import { expect, test } from "bun:test";
import type { SnapshotContent } from "#projections/views.ts";
import { lateScores } from "./late-scores.ts";

const team = (name: string) => ({ _id: name, name });
const game = (_id: string, time: string | null, more: object = {}) => ({
  ...{ _id, time, date: null, court: "2", round: 2, rank: 1, isBye: false, isReferee: false },
  ...{ team1: team("Aces"), team2: team("Blockers"), scoreTeam1: null, scoreTeam2: null },
  ...more,
});
const known = {
  tournament: { startdate: "2024-05-04" },
  teams: [],
  games: [
    game("played", "09:00", { scoreTeam1: 25, scoreTeam2: 20 }),
    game("warned", "09:40"),
    game("late", "10:20"),
    game("on court", "11:40"),
    game("other day", "08:00", { date: "2024-05-03" }),
  ],
  wildcardGames: [],
  playoffGames: [game("quarter", "10:20"), game("open", "10:20", { team2: null })],
} as unknown as SnapshotContent;
const warned = [{ kind: "score-missing", sentence: "", games: ["warned"], team: null }] as const;

test("what was over today without a score, and is not warned of already", () => {
  const sentences = lateScores(known, { date: "2024-05-04", time: "12:00" }, warned).map(
    ({ sentence }) => sentence,
  );
  expect(sentences).toEqual([
    "Aces v Blockers, 10:20 AM, court 2: no score yet.",
    "R2-1 Aces v Blockers, 10:20 AM, court 2: no score yet.",
  ]);
  expect(lateScores(known, { date: "2024-05-05", time: "12:00" }, warned)).toEqual([]);
});

// The tally: every team's games, wins, losses, points and difference, counted from the scores (rules 7 and 14).
import type { Game, Id, TeamRecord } from "#events/entities.ts";
import { isPlayed, pointsOf } from "#events/rules/score.ts";
import { type Content, isPlaceholder } from "../state/content.ts";

export type Tally = Omit<TeamRecord, "standing">;

const noTally = (): Tally => ({
  totalGamesPlayed: 0,
  totalWins: 0,
  totalLosses: 0,
  totalPoints: 0,
  cumulativePointDifference: 0,
});

/**
 * Out: a tally for every team but the placeholder, from pool games alone. Referee games, games with the
 * placeholder, half scores and 0-0 never count; a tie counts as played and in points.
 */
export function tally(content: Content): Map<Id, Tally> {
  const tallies = new Map<Id, Tally>();
  for (const team of content.team.keys()) if (!isPlaceholder(content, team)) tallies.set(team, noTally());
  for (const game of content.game.values()) countGame(tallies, game);
  return tallies;
}

/** Adds a game to the tallies of its two teams, or takes it back; only if both teams have a tally. */
export function countGame(
  tallies: ReadonlyMap<Id, Tally>,
  { pair, score }: Pick<Game, "pair" | "score">,
  times: 1 | -1 = 1,
): void {
  const first = tallies.get(pair.team1);
  const second = tallies.get(pair.team2);
  if (pair.isReferee || !first || !second || !isPlayed(score)) return;
  const [a, b] = pointsOf(score) as [number, number];
  count(first, a, b, times);
  count(second, b, a, times);
}

function count(tally: Tally, own: number, other: number, times: 1 | -1): void {
  tally.totalGamesPlayed += times;
  if (own > other) tally.totalWins += times;
  if (own < other) tally.totalLosses += times;
  tally.totalPoints += times * own;
  tally.cumulativePointDifference += times * (own - other);
}

export const sameCounts = (a: Tally, b: Tally): boolean =>
  a.totalGamesPlayed === b.totalGamesPlayed &&
  a.totalWins === b.totalWins &&
  a.totalLosses === b.totalLosses &&
  a.totalPoints === b.totalPoints &&
  a.cumulativePointDifference === b.cumulativePointDifference;

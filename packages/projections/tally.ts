// The tally: every team's games, wins, losses, points and difference, counted from the scores (rules 7 and 14).
import type { Id, TeamRecord } from "#events/entities.ts";
import { isPlayed, pointsOf } from "#events/rules/score.ts";
import { type Content, isPlaceholder } from "./content.ts";

export type Tally = Omit<TeamRecord, "standing">;

const noTally = (): Tally => ({
  totalGamesPlayed: 0,
  totalWins: 0,
  totalLosses: 0,
  totalPoints: 0,
  cumulativePointDifference: 0,
});

/**
 * Out: a tally for every team but the placeholder, from the pool games alone. Referee games, games with the
 * placeholder, half scores and 0-0 never count; a tie counts as played and in points.
 */
export function tally(content: Content): Map<Id, Tally> {
  const tallies = new Map<Id, Tally>();
  for (const team of content.team.keys()) if (!isPlaceholder(content, team)) tallies.set(team, noTally());
  for (const { pair, score } of content.game.values()) {
    const first = tallies.get(pair.team1);
    const second = tallies.get(pair.team2);
    if (pair.isReferee || !first || !second || !isPlayed(score)) continue;
    const [a, b] = pointsOf(score) as [number, number];
    count(first, a, b);
    count(second, b, a);
  }
  return tallies;
}

function count(tally: Tally, own: number, other: number): void {
  tally.totalGamesPlayed++;
  if (own > other) tally.totalWins++;
  if (own < other) tally.totalLosses++;
  tally.totalPoints += own;
  tally.cumulativePointDifference += own - other;
}

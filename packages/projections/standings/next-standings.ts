// The next standings in automatic mode: only teams that played move within the existing order.
import type { Game, Id } from "#events/entities.ts";
import type { RankingKey } from "#events/rules/format.ts";
import type { StandingView } from "../views.ts";
import { firstDifference } from "./ranking.ts";
import { countGame, sameCounts } from "./tally.ts";

/** A game before and after; undefined where it did not exist. */
export type ChangedGame = readonly [before: Game | undefined, after: Game | undefined];

/**
 * In: the counted standings, best first, and the games changed since. Out: the standings with those games
 * recounted; unchanged rows stay the same objects. Null if a tie that no key settles must be put in record order:
 * only a full count can do that.
 */
export function nextStandings(
  known: readonly StandingView[],
  changed: readonly ChangedGame[],
  keys: readonly RankingKey[],
): StandingView[] | null {
  const moved = recounted(known, changed);
  if (moved.size === 0) return [...known];
  const rows = known.filter(({ team }) => !moved.has(team._id));
  for (const row of moved.values()) {
    const place = placeOf(row, rows, keys);
    if (place === null) return null;
    rows.splice(place, 0, row);
  }
  return renumbered(known, rows, keys);
}

/** Numbers rows that are already in order; a row below the same row as before keeps its deciding key. */
function renumbered(
  known: readonly StandingView[],
  rows: readonly StandingView[],
  keys: readonly RankingKey[],
): StandingView[] {
  let at = 0;
  return rows.map((row, index) => {
    const above = rows[index - 1];
    const before = known.indexOf(row, at);
    if (before >= 0) at = before;
    const staysBelow = before >= 0 && known[before - 1] === above;
    const decidedBy = staysBelow ? row.decidedBy : decides(above, row, keys);
    const standing = index + 1;
    return row.standing === standing && row.decidedBy === decidedBy ? row : { ...row, standing, decidedBy };
  });
}

const decides = (above: StandingView | undefined, row: StandingView, keys: readonly RankingKey[]) =>
  above ? (firstDifference(rankingOf(above), rankingOf(row), keys)?.by ?? null) : null;

/** The rows whose counts changed, by team. */
function recounted(known: readonly StandingView[], changed: readonly ChangedGame[]): Map<Id, StandingView> {
  const teams = new Set<Id>();
  for (const game of changed.flat()) if (game) teams.add(game.pair.team1).add(game.pair.team2);
  const counted = new Map<Id, StandingView>();
  for (const row of known) if (teams.has(row.team._id)) counted.set(row.team._id, { ...row });
  for (const [before, after] of changed) {
    if (before) countGame(counted, before, -1);
    if (after) countGame(counted, after);
  }
  for (const row of known) {
    const now = counted.get(row.team._id);
    if (now && sameCounts(row, now)) counted.delete(row.team._id);
  }
  return counted;
}

/** Where a row belongs among ordered rows; null when it equals one of them by every key. */
function placeOf(
  row: StandingView,
  rows: readonly StandingView[],
  keys: readonly RankingKey[],
): number | null {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const difference = firstDifference(rankingOf(row), rankingOf(rows[middle]!), keys);
    if (difference === null) return null;
    if (difference.order < 0) to = middle;
    else from = middle + 1;
  }
  return from;
}

const rankingOf = (row: StandingView) => ({
  totalWins: row.totalWins,
  cumulativePointDifference: row.cumulativePointDifference,
  totalPoints: row.totalPoints,
  name: row.team.name,
});

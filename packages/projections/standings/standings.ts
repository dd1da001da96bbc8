// Standings: the stored record in custom mode, the counted one in automatic mode (rules 14-16).
import { sameValue } from "#events/canonical.ts";
import type { Id, TeamRecord } from "#events/entities.ts";
import type { RankingKeyName } from "#events/rules/format.ts";
import { type Content, isPlaceholder, nameOf, tournamentOf } from "../state/content.ts";
import { type Contender, rank } from "./ranking.ts";
import { sameCounts, tally } from "./tally.ts";

export interface Standing {
  team: Id;
  record: TeamRecord;
  /** The key that put the team below the one above it; null where a typed standing did. */
  decidedBy: RankingKeyName | null;
}

/** What Calculate Standing would store now: every team but the placeholder, 1…n, best first. */
export function calculatedStandings(content: Content): Standing[] {
  const tallies = tally(content);
  const contenders = [...tallies].map(([team, counts]) => ({ team, name: nameOf(content, team), ...counts }));
  return rank(contenders, tournamentOf(content).rules.ranking).map(({ team, decidedBy }, index) => ({
    team,
    record: { standing: index + 1, ...tallies.get(team)! },
    decidedBy,
  }));
}

/** The stored records by standing, unranked ones last; equal standings in record order. */
function storedStandings(content: Content): Standing[] {
  const contenders: Contender[] = [...content.team]
    .filter(([team]) => !isPlaceholder(content, team))
    .map(([team, { name, record }]) => ({ team, name, ...record }));
  const standing = (team: Id) => content.team.get(team)!.record.standing || Number.MAX_SAFE_INTEGER;
  const order = rank(contenders, tournamentOf(content).rules.ranking);
  const shown = order.toSorted((a, b) => standing(a.team) - standing(b.team));
  const typed = shown.some((row, index) => row !== order[index]);
  return shown.map(({ team, decidedBy }) => ({
    team,
    record: content.team.get(team)!.record,
    decidedBy: typed || standing(team) === Number.MAX_SAFE_INTEGER ? null : decidedBy,
  }));
}

/** The standings that people see, in rank order. */
export const standings = (content: Content): Standing[] =>
  tournamentOf(content).isCustomStanding ? storedStandings(content) : calculatedStandings(content);

/** True in custom mode when a calculation now would differ from what is stored, compared by value (rule 15). */
export function scoresChangedSince(content: Content): boolean {
  if (!tournamentOf(content).isCustomStanding) return false;
  const recordOf = (team: Id) => content.team.get(team)!.record;
  // Different counts settle it; only equal ones need the ranking too.
  for (const [team, counts] of tally(content)) if (!sameCounts(counts, recordOf(team))) return true;
  return calculatedStandings(content).some(({ team, record }) => !sameValue(record, recordOf(team)));
}

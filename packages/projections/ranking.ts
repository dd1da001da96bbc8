// Ranking: splits a group of teams by one key after the other, and says which key decided each place (rules 9, 14).
import type { Id } from "#events/entities.ts";
import type { RankingKey, RankingKeyName } from "#events/rules/format.ts";
import { compareNames } from "#events/rules/name.ts";
import type { Tally } from "./tally.ts";

export interface Contender extends Tally {
  team: Id;
  name: string;
}

/** `decidedBy`: the key that put this team below the one above it; null for the first of all. */
export interface Ranked {
  team: Id;
  decidedBy: RankingKeyName | null;
}

const COMPARE: Record<RankingKeyName, (a: Contender, b: Contender) => number> = {
  wins: (a, b) => a.totalWins - b.totalWins,
  difference: (a, b) => a.cumulativePointDifference - b.cumulativePointDifference,
  points: (a, b) => a.totalPoints - b.totalPoints,
  name: (a, b) => compareNames(a.name, b.name),
};

/** In: teams in any order and the tournament's keys. Out: all of them, best first; total, since names are unique. */
export function rank(contenders: readonly Contender[], keys: readonly RankingKey[]): Ranked[] {
  const ranked: Ranked[] = [];
  const split = (group: readonly Contender[], depth: number, decidedBy: RankingKeyName | null): void => {
    const key = keys[depth];
    if (!key || group.length === 1) {
      for (const [index, one] of group.entries()) {
        ranked.push({ team: one.team, decidedBy: index === 0 ? decidedBy : null });
      }
      return;
    }
    for (const [index, equals] of groupBy(group, key).entries()) {
      split(equals, depth + 1, index === 0 ? decidedBy : key.by);
    }
  };
  if (contenders.length > 0) split(contenders, 0, null);
  return ranked;
}

function groupBy(group: readonly Contender[], key: RankingKey): Contender[][] {
  const direction = key.order === "ascending" ? 1 : -1;
  const compare = (a: Contender, b: Contender) => direction * COMPARE[key.by](a, b);
  const groups: Contender[][] = [];
  for (const one of group.toSorted(compare)) {
    const last = groups.at(-1);
    if (last && compare(last[0]!, one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

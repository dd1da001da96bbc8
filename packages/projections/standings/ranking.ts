// Ranking: splits a group of teams by one key after another, and says which key decided each place (rules 9, 14).
import type { Id } from "#events/entities.ts";
import type { RankingKey, RankingKeyName } from "#events/rules/format.ts";
import { compareNames } from "#events/rules/name.ts";
import type { Tally } from "./tally.ts";

/** What the keys of a ranking look at. */
type Ranking = Omit<Tally, "totalGamesPlayed" | "totalLosses"> & { name: string };

export interface Contender extends Tally {
  team: Id;
  name: string;
}

/** `decidedBy`: the key that put this team below the one above it; null for the first team. */
export interface Ranked {
  team: Id;
  decidedBy: RankingKeyName | null;
}

const COMPARE: Record<RankingKeyName, (a: Ranking, b: Ranking) => number> = {
  wins: (a, b) => a.totalWins - b.totalWins,
  difference: (a, b) => a.cumulativePointDifference - b.cumulativePointDifference,
  points: (a, b) => a.totalPoints - b.totalPoints,
  name: (a, b) => compareNames(a.name, b.name),
};

/** In: teams in any order and the tournament's keys. Out: all of them, best first. Total, since names are unique. */
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

const compareBy = ({ by, order }: RankingKey, a: Ranking, b: Ranking): number =>
  order === "ascending" ? COMPARE[by](a, b) : COMPARE[by](b, a);

/** Compares two teams: negative when the first ranks higher, with the key that decided. Null when no key does. */
export function firstDifference(
  a: Ranking,
  b: Ranking,
  keys: readonly RankingKey[],
): { by: RankingKeyName; order: number } | null {
  for (const key of keys) {
    const order = compareBy(key, a, b);
    if (order !== 0) return { by: key.by, order };
  }
  return null;
}

function groupBy(group: readonly Contender[], key: RankingKey): Contender[][] {
  const compare = (a: Contender, b: Contender) => compareBy(key, a, b);
  const groups: Contender[][] = [];
  for (const one of group.toSorted(compare)) {
    const last = groups.at(-1);
    if (last && compare(last[0]!, one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

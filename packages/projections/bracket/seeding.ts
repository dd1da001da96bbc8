// Seeding: the order of teams, and who meets whom in round 1 and in the wildcards (rules 17 to 19 and 24).
import type { Id, PlayoffGame, Seed } from "#events/entities.ts";
import { rank } from "../standings/ranking.ts";
import { standings } from "../standings/standings.ts";
import { type Content, nameOf, tournamentOf } from "../state/content.ts";
import { ROUND_SIZES, ROUNDS } from "./bracket.ts";

export type SeedBy = "record" | "rank";

/** Teams best first: by the record shown, or by displayed standing. Without the placeholder. */
export function seedOrder(content: Content, seedBy: SeedBy): Id[] {
  const shown = standings(content);
  if (seedBy === "rank") return shown.map(({ team }) => team);
  const contenders = shown.map(({ team, record }) => ({ team, name: nameOf(content, team), ...record }));
  return rank(contenders, tournamentOf(content).rules.ranking).map(({ team }) => team);
}

/** The rank in round 1 of the game between the i-th best and the i-th worst. */
export const ROUND_ONE_RANKS = [1, 8, 6, 4, 3, 5, 7, 2] as const;

export type Pairing = readonly [Seed, Seed];

/**
 * In: at most 16 qualifiers, best first. Out: eight pairings in the order of
 * ROUND_ONE_RANKS; missing teams are vacant.
 */
export function pairings(qualifiers: readonly Id[]): Pairing[] {
  return ROUND_ONE_RANKS.map((_, index): Pairing => {
    const worst = qualifiers.length - 1 - index;
    if (index > worst) return ["vacant", "vacant"];
    return [qualifiers[index]!, index === worst ? "vacant" : qualifiers[worst]!];
  });
}

type Place = Pick<PlayoffGame, "round" | "rank" | "seed1" | "seed2">;

/** The 15 games by round and rank; without qualifiers every slot of round 1 is open. */
export function bracketPlaces(qualifiers: readonly Id[] | null): Place[] {
  const pairs = qualifiers && pairings(qualifiers);
  const first = ROUND_ONE_RANKS.map((place, index): Place => {
    const [seed1, seed2] = pairs ? pairs[index]! : [null, null];
    return { round: 1, rank: place, seed1, seed2 };
  }).sort((a, b) => a.rank - b.rank);
  const later = Array.from({ length: ROUNDS - 1 }, (_, index) => index + 2).flatMap((round) =>
    Array.from(
      { length: ROUND_SIZES[round - 1]! },
      (_, index): Place => ({ round, rank: index + 1, seed1: null, seed2: null }),
    ),
  );
  return [...first, ...later];
}

/** First against last, second against last but one; an even number of teams. */
export const wildcardPairings = (teams: readonly Id[]): [Id, Id][] =>
  Array.from({ length: teams.length / 2 }, (_, index) => [teams[index]!, teams[teams.length - 1 - index]!]);

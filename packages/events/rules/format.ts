// The rules of play that a tournament carries: formats of games and keys of the ranking (rules 8, 9, 14).
import { pointsOf, type Score } from "./score.ts";

/**
 * `cap` null: no hard cap. `tie`: what a draw does (nobody moves on, or team 2 does). The log carries every
 * member so that other formats need no new events. So far each has one value, and no rule reads
 * `lastTarget`, `lead` or `cap`.
 */
export interface Format {
  sets: number;
  target: number;
  lastTarget: number;
  lead: number;
  cap: number | null;
  tie: "nobody" | "team2";
}

export type RankingKeyName = "wins" | "difference" | "points" | "name";

/** `among`: which teams this key compares. Always "all" so far; "tied" is for tie-breaks that count only some games. */
export interface RankingKey {
  by: RankingKeyName;
  order: "descending" | "ascending";
  among: "all" | "tied";
}

export interface Rules {
  edition: 1;
  formats: { pool: Format; wildcard: Format; playoff: Format };
  ranking: RankingKey[];
}

const oneSet = (tie: Format["tie"]): Format => ({
  sets: 1,
  target: 25,
  lastTarget: 25,
  lead: 2,
  cap: null,
  tie,
});

export const FIRST_RULES: Rules = {
  edition: 1,
  formats: { pool: oneSet("nobody"), wildcard: oneSet("team2"), playoff: oneSet("nobody") },
  ranking: [
    { by: "wins", order: "descending", among: "all" },
    { by: "difference", order: "descending", among: "all" },
    { by: "points", order: "descending", among: "all" },
    { by: "name", order: "ascending", among: "all" },
  ],
};

/** Common targets; winning at one of them by the usual lead is a normal score. */
const USUAL_TARGETS = [15, 21, 25];

/**
 * True for a full score that a volleyball game seldom ends with, such as 25-24 or 12-9 (rule 8). Never a refusal.
 * Above a target the lead is exactly two; at a target it is two or more.
 */
export function isUnusualScore(score: Score | null, lead = 2): boolean {
  const [first, second] = pointsOf(score);
  if (first === null || second === null || first + second === 0) return false;
  const [high, low] = first > second ? [first, second] : [second, first];
  const atTarget = USUAL_TARGETS.includes(high) && high - low >= lead;
  const pastTarget =
    high > Math.min(...USUAL_TARGETS) && high - low === lead && low >= Math.min(...USUAL_TARGETS) - 1;
  return !(atTarget || pastTarget);
}

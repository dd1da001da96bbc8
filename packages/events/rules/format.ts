// The rules of play that a tournament carries: formats of games and keys of the ranking (rules 8, 9, 14).
import { pointsOf, type Score } from "./score.ts";

/**
 * `cap` null: no hard cap. `tie`: what a draw does ("nobody" moves on, or "team2" does). The log carries all of it so that
 * other formats need no new events; so far each member has one value, and no rule reads `lastTarget`, `lead` or `cap`.
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

/** `among`: who is compared by this key. Always "all" so far; "tied" waits for tie-breaks that count some games alone. */
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

/** Targets that games are commonly played to; a win at one of them by the lead is usual. */
const USUAL_TARGETS = [15, 21, 25];

/**
 * True for a full score that volleyball seldom ends with, such as 25-24 or 12-9 (rule 8). Never a refusal.
 * Past a target the lead is exactly two; at a target it is two or more.
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

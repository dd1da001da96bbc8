// A score: what counts as played and who won (rules 7 and 9).

/** One set for now. A number may be missing (half a score); if both are, there is no score at all. */
export interface Score {
  sets: [number | null, number | null][];
  ended: "forfeit" | "retired" | null;
}

export const scoreOf = (first: number | null, second: number | null): Score | null =>
  first === null && second === null ? null : { sets: [[first, second]], ended: null };

export const pointsOf = (score: Score | null): [number | null, number | null] =>
  score?.sets[0] ?? [null, null];

/** Both numbers are there and they are not 0-0 (rule 7). */
export function isPlayed(score: Score | null): boolean {
  const [first, second] = pointsOf(score);
  return first !== null && second !== null && first + second > 0;
}

/** Which side won: 1 or 2, or null when unplayed or tied. */
export function winningSide(score: Score | null): 1 | 2 | null {
  const [first, second] = pointsOf(score);
  if (first === null || second === null || first === second) return null;
  return first > second ? 1 : 2;
}

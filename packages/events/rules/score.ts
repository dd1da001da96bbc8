// A score: what may be typed, what counts as played and who won (rules 6-9).

/** One set for now. A number may be missing (half a score); with both missing there is no score at all. */
export interface Score {
  sets: [number | null, number | null][];
  ended: "forfeit" | "retired" | null;
}

export const SCORE_MAX = 99;

/**
 * In: what a form, a file or a program sent. Out: an integer 0-99, null for none, or undefined when it
 * is not a score at all (-1, 25.5, "1e3", "abc").
 */
export function parseScore(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === "number")
    return Number.isInteger(value) && value >= 0 && value <= SCORE_MAX ? value : undefined;
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  if (text === "") return null;
  return /^\d{1,4}$/.test(text) && Number(text) <= SCORE_MAX ? Number(text) : undefined;
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

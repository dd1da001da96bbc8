// Reads one number of a score from what was typed or sent (rule 6).

export const SCORE_MAX = 99;

/**
 * In: what a form, a file or a program sent. Out: an integer 0-99, null for none, or undefined if it is not a
 * score at all (-1, 25.5, "1e3", "abc").
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

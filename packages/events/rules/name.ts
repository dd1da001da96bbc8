// Names of teams and divisions: how they are cleaned, when two are the same, and how they are ordered (rules 1, 3, 4).

import { normalForm } from "./normal-form.ts";

/** Most characters in the name of a team or division, and in a team's captain and organisation (rule 39). */
export const NAME_LENGTH = 100;

/** The hidden team that stands for a bye with referee duty (rule 4). */
export const PLACEHOLDER_NAME = "BYE - Referee";

/** Embeddings, overrides and isolates: left open, one would reverse the text that follows the name. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Removes space of every kind at the edges and the controls above, and brings Unicode to NFC with a bounded
 * number of marks per letter (rule 1).
 */
export const cleanName = (raw: string): string => normalForm(raw.replace(TURNING, "")).trim();

/** Includes direction marks, which names may hold: they keep punctuation in place beside Arabic or Hebrew. */
const ZERO_WIDTH = /[\u200B-\u200F\u061C\u2060\uFEFF\u00AD]/g;

/** Equal keys mean names that nobody can tell apart: case, inner spaces and zero-width characters are ignored. */
export const nameKey = (raw: string): string =>
  cleanName(raw.replace(ZERO_WIDTH, "")).replace(/\s+/gu, " ").toLowerCase().normalize("NFC");

export const isPlaceholderName = (name: string): boolean => name === PLACEHOLDER_NAME;

const digitRuns = /(\d+)/;

/** Texts at even places and, at odd ones, digits without leading zeros. */
type Parts = readonly string[];

/** Parts of recently compared names: a sort asks for each of them again and again. */
const recent = new Map<string, Parts>();
const MOST_RECENT = 4096;

function partsOf(name: string): Parts {
  const known = recent.get(name);
  if (known) return known;
  const parts = nameKey(name).split(digitRuns).map(withoutLeadingZeros);
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(name, parts);
  return parts;
}

/**
 * Natural, case-blind order, then by code point: total and the same on every machine (rule 3).
 * Negative, zero or positive, as Array.sort wants it. No Intl: its tables differ between runtimes.
 */
export function compareNames(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const part = i % 2 === 1 ? compareDigits(left[i]!, right[i]!) : byCodePoint(left[i]!, right[i]!);
    if (part !== 0) return part;
  }
  return left.length - right.length || byCodePoint(a, b);
}

const withoutLeadingZeros = (part: string): string => part.replace(/^0+(?=\d)/, "");

const compareDigits = (a: string, b: string): number => a.length - b.length || byCodePoint(a, b);

/** Compares by code point. `<` compares code units and would put an emoji, which is two, before full-width letters. */
export function byCodePoint(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right)
      return isSurrogate(left) === isSurrogate(right) ? left - right : isSurrogate(left) ? 1 : -1;
  }
  return a.length - b.length;
}

/** Half of a character beyond the first 65,536: a surrogate. */
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

// Which name a mistyped one probably means (rule 2).
import { nameKey } from "./name.ts";

/** True when one insertion, removal, replacement or swap of neighbours turns one key into the other (rule 2). */
export function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** How many unknown names are compared letter by letter. A file with more belongs to another tournament. */
const MOST_SEARCHED = 200;

/**
 * In: the existing names, read once. Out: a function from a mistyped name to the one it probably means, or
 * null: the same key first, then (for a limited number of names) the only one that is one edit away. If several
 * are that near, none is suggested.
 */
export function suggester(existing: Iterable<string>): (typed: string) => string | null {
  const byKey = new Map<string, string>();
  for (const name of existing) {
    const key = nameKey(name);
    if (!byKey.has(key)) byKey.set(key, name);
  }
  const near = new Map<string, string | null>();
  return (typed) => {
    const key = nameKey(typed);
    const same = byKey.get(key) ?? near.get(key);
    if (same !== undefined) return same;
    if (near.size >= MOST_SEARCHED) return null;
    const [found, another] = [...byKey.keys()].filter((other) => isOneEditAway(key, other));
    const suggestion = found === undefined || another !== undefined ? null : byKey.get(found)!;
    near.set(key, suggestion);
    return suggestion;
  };
}

export const suggestName = (typed: string, existing: Iterable<string>): string | null =>
  suggester(existing)(typed);

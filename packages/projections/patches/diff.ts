// What differs between two contents of one tournament: the rows that a patch carries.
import { sameValue } from "#events/canonical.ts";
import { keyOf, LIST_NAMES } from "../lists.ts";
import type { ListName, Lists, Patch, SnapshotContent, TournamentView } from "../views.ts";

export type Difference = Pick<Patch, "set" | "changed" | "removed">;

/** In: two contents of one tournament. Out: changed rows in full and removed keys, or null when nothing differs. */
export function diff(before: SnapshotContent, after: SnapshotContent): Difference | null {
  const difference: Difference = { set: {}, removed: {} };
  const changed = Object.entries(after.tournament).filter(
    ([field, value]) => !sameValue(value, before.tournament[field as keyof TournamentView]),
  );
  if (changed.length > 0) difference.set.tournament = Object.fromEntries(changed);
  for (const list of LIST_NAMES) diffList(list, before[list], after[list], difference);
  const empty = Object.keys(difference.set).length + Object.keys(difference.removed).length === 0;
  return empty ? null : difference;
}

function diffList<L extends ListName>(
  list: L,
  before: Lists[L][],
  after: Lists[L][],
  into: Difference,
): void {
  if (before === after) return;
  if (
    before.length === after.length &&
    before.every((row, at) => row === after[at] || keyOf(list, row) === keyOf(list, after[at]!))
  ) {
    const changed = after.filter((row, at) => row !== before[at] && !sameValue(before[at], row));
    if (changed.length > 0) (into.set as Record<L, Lists[L][]>)[list] = changed;
    return;
  }
  const old = new Map(before.map((row) => [keyOf(list, row), row]));
  const set = after.filter((row) => {
    const known = old.get(keyOf(list, row));
    old.delete(keyOf(list, row));
    return known === undefined || (known !== row && !sameValue(known, row));
  });
  if (set.length > 0) (into.set as Record<L, Lists[L][]>)[list] = set;
  if (old.size > 0) into.removed[list] = [...old.keys()];
}

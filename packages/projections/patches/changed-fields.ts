// A difference for pages that already have the rows: only the changed fields of each.
import { sameValue } from "#events/canonical.ts";
import { keyFieldOf, keyOf, LIST_NAMES } from "../lists.ts";
import type { ChangedRow, ListName, Lists, SnapshotContent } from "../views.ts";
import type { Difference } from "./diff.ts";

/**
 * In: a difference in whole rows, and the content it was computed against. Out: the same difference, with rows
 * that existed before reduced to their changed fields; a score then takes a third of the bytes.
 */
export function inFields(difference: Difference, before: SnapshotContent): Difference {
  const { tournament } = difference.set;
  const told = {
    set: tournament ? { tournament } : {},
    changed: {},
    removed: difference.removed,
  };
  for (const list of LIST_NAMES) splitList(list, difference.set[list], before[list], told);
  return told;
}

function splitList<L extends ListName>(
  list: L,
  rows: Lists[L][] | undefined,
  before: readonly Lists[L][],
  into: Required<Difference>,
): void {
  if (!rows) return;
  const wanted = new Set(rows.map((row) => keyOf(list, row)));
  const known = new Map(
    before.filter((row) => wanted.has(keyOf(list, row))).map((row) => [keyOf(list, row), row]),
  );
  const [whole, changed]: [Lists[L][], ChangedRow<L>[]] = [[], []];
  for (const row of rows) {
    const old = known.get(keyOf(list, row));
    if (old) changed.push(changedFields(list, old, row));
    else whole.push(row);
  }
  if (whole.length > 0) (into.set as Record<L, Lists[L][]>)[list] = whole;
  if (changed.length > 0) (into.changed as Record<L, ChangedRow<L>[]>)[list] = changed;
}

/** All rows of one list have the same fields. */
function changedFields<L extends ListName>(list: L, before: Lists[L], after: Lists[L]): ChangedRow<L> {
  const fields = Object.entries(after).filter(
    ([field, value]) => field === keyFieldOf(list) || !sameValue(value, before[field as keyof Lists[L]]),
  );
  return Object.fromEntries(fields) as unknown as ChangedRow<L>;
}

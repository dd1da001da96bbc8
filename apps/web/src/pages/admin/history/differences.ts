// Differences in words: rows that were added, removed or changed, field by field from old to new.
import type { RowChange } from "#projections/history/effects.ts";

export interface Difference {
  key: string;
  name: string;
  /** The whole row was added or removed; then `changes` means nothing. */
  whole: "added" | "removed" | null;
  changes: readonly FieldChange[];
}

export interface FieldChange {
  /** "court", "rank"; blank if the heading says it. */
  what: string;
  from: string;
  to: string;
}

export interface DifferenceGroup {
  title: string;
  rows: readonly Difference[];
}

/** `same`: compares two values where their words are not enough: a team that was only renamed is the same. */
export interface Field<Row> {
  what: string;
  words: (row: Row) => string;
  same?: (row: Row) => unknown;
}

/** In: pairs from `rowsThatChange`. Out: those with a difference in the fields shown. */
export function differencesOf<Row>(
  pairs: readonly RowChange<Row>[],
  fields: readonly Field<Row>[],
  nameOf: (row: Row) => string,
): Difference[] {
  return pairs.flatMap(({ _id, before, after }) => {
    const row = after ?? before;
    if (!row) return [];
    const whole = before === null ? "added" : after === null ? "removed" : null;
    const changes = before && after ? fieldChanges(before, after, fields) : [];
    return whole || changes.length > 0 ? [{ key: _id, name: nameOf(row), whole, changes }] : [];
  });
}

const fieldChanges = <Row>(before: Row, after: Row, fields: readonly Field<Row>[]): FieldChange[] =>
  fields.flatMap(({ what, words, same = words }) =>
    same(before) === same(after) ? [] : [{ what, from: words(before), to: words(after) }],
  );

/** Groups without differences are left out. */
export const groupsOf = (groups: readonly DifferenceGroup[]): DifferenceGroup[] =>
  groups.filter(({ rows }) => rows.length > 0);

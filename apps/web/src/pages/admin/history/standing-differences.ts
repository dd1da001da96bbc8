// Rows of the standings that differ: rank and counts, from old to new.
import type { RowChange } from "#projections/history/effects.ts";
import { RECORD_FIELDS, RECORD_WORDS, recordText } from "#projections/standings/record-words.ts";
import type { StandingView } from "#projections/views.ts";
import { type DifferenceGroup, differencesOf, type Field } from "./differences.ts";

const FIELDS: Field<StandingView>[] = RECORD_FIELDS.map((field) => ({
  what: RECORD_WORDS[field],
  words: (row) => recordText(field, row),
}));

export const standingGroup = (records: readonly RowChange<StandingView>[]): DifferenceGroup => ({
  title: "Standings",
  rows: differencesOf(records, FIELDS, ({ team }) => team.name),
});

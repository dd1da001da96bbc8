// What a column of any table is, and how its values are sorted.
import type { ReactNode } from "react";
import { compareNames } from "#events/rules/name.ts";

export type SortDirection = "ascending" | "descending";
export type Sort = { column: string; direction: SortDirection };
export type SortValue = string | number | null;

export type Column<Row> = {
  id: string;
  header: string;
  /** The full word for a short header: "Played" for "P". */
  label?: string;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it the header is no button. Null always comes last. */
  sortBy?: (row: Row) => SortValue;
  firstDirection?: SortDirection;
  /** Figures: right-aligned; `board` ones are condensed and large, for ranks and scores. */
  numeric?: boolean;
  board?: boolean;
  /** The column that names the row and stays in sight when the table scrolls sideways. */
  rowHeader?: boolean;
  /** Hidden if the table is narrower than a phone held sideways. */
  narrow?: "hide";
  /** Words that may wrap. */
  wrap?: boolean;
  /** Marks a cell for a moment when the value it sorts by changes. */
  watch?: boolean;
  width?: string;
};

/** Ascending order of two present values: numbers by size, words as in every list of names (rule 3). */
export function compareValues(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : compareNames(String(a), String(b));
}

/** A sorted copy; equal rows keep their order, rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !by) return rows;
  const sign = sort.direction === "ascending" ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [by(one), by(other)];
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return sign * compareValues(a, b);
  });
}

/** The order that follows the current one when a column's header is pressed. */
export function nextSort<Row>(column: Column<Row>, sort: Sort | null): Sort {
  const first = column.firstDirection ?? "ascending";
  if (sort?.column !== column.id) return { column: column.id, direction: first };
  return { column: column.id, direction: sort.direction === "ascending" ? "descending" : "ascending" };
}

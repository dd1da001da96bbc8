// A table as a CSV file that spreadsheets open correctly: accents kept, nothing taken for a formula.
import Papa from "papaparse";
import { FORMULA } from "#events/rules/text.ts";

export type Cell = string | number | boolean | null;

/** What every row has, in column order. */
export type Row = Record<string, Cell>;

/** Spreadsheets read a file as UTF-8 only if it begins with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * In: column names, and rows with a value for each. Out: CSV (RFC 4180). Text that begins like a formula gets an
 * apostrophe, which uploads remove again. Numbers, negative ones too, are written as they are.
 */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => columns.map((column) => cellOf(row[column]!))) },
    { escapeFormulae: new RegExp(`${FORMULA.source}[^]*$`) },
  );
  return `${BYTE_ORDER_MARK}${text.replace(/\r\n$/, "")}\r\n`;
}

const cellOf = (cell: Cell): string | number =>
  typeof cell === "boolean" ? (cell ? "TRUE" : "") : (cell ?? "");

// A table as the text of a CSV file that a spreadsheet opens as it is meant: accents kept, nothing taken for a formula.
import Papa from "papaparse";
import { FORMULA } from "#events/rules/text.ts";

export type Cell = string | number | boolean | null;

/** What every row has, in the order of the columns. */
export type Row = Record<string, Cell>;

/** Spreadsheets read a file as UTF-8 only if it begins with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * In: column names, and rows that have them all. Out: CSV (RFC 4180); text that begins like a formula gets an
 * apostrophe, which uploads take off again. Numbers, negative ones too, are written as they are.
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

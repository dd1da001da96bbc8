// Text that people type: what no text may hold, its order, and what a spreadsheet would take for a formula.
import { compareNames } from "./name.ts";

/**
 * Control characters except tabs and line ends, and lone surrogates: no text needs
 * them, and PostgreSQL refuses some.
 */
export const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** A name quoted in one of our sentences must not look like a paragraph, a line or a link of its own. */
export const inOneLine = (text: string): string => text.replace(/\s+/gu, " ");

/** Natural order with none last. */
export const compareTexts = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : compareNames(a, b);

/**
 * What a spreadsheet would take for a formula. A leading apostrophe marks a cell as text, so a text that
 * starts with one needs a second.
 */
export const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** In: a cell of a file. Out: the cell without the apostrophe that marked it as text. */
export const withoutTextMark = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

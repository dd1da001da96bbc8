// Texts that people type: what no text may hold, their order, and what a spreadsheet would take for a formula.
import { compareNames } from "./name.ts";

/** Control characters and halves of characters: no text of ours has them, and PostgreSQL keeps neither. */
export const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** A name in a sentence of ours must not look like a paragraph, a line or a link of its own. */
export const inOneLine = (text: string): string => text.replace(/\s+/gu, " ");

/** Natural order with none last. */
export const compareTexts = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : compareNames(a, b);

/** What a spreadsheet would take for a formula. An apostrophe before it marks it as text, so one with apostrophes needs one more. */
export const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** In: a cell of a file. Out: the cell without the apostrophe that marked it as text. */
export const withoutTextMark = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

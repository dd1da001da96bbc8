// Texts of several lines, such as feedback and messages.
import { cleanName } from "./name.ts";
import { UNPRINTABLE } from "./text.ts";

/** In: what was sent. Out: the text, "" if blank; null if it is not plain text of at most that length. */
export function readLongText(value: unknown, length: number): string | null {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string") return null;
  const text = cleanName(value.toWellFormed());
  return [...text].length > length || UNPRINTABLE.test(text) ? null : text;
}

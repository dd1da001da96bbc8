// The fields that forms and programs send: cleaned, or refused with a sentence (rules 1, 6 and 10).

import { z } from "zod";
import { COURT_LENGTH, cleanCourt } from "#events/rules/court.ts";
import { isDate } from "#events/rules/date.ts";
import { cleanName, nameKey } from "#events/rules/name.ts";
import { parseScore } from "#events/rules/parse-score.ts";
import { parseTime } from "#events/rules/parse-time.ts";
import { UNPRINTABLE } from "#events/rules/text.ts";

/** A reader returns `undefined` for what cannot be a value of its kind. */
const field = <T>(read: (value: unknown) => T | undefined, sentence: string) =>
  z.unknown().transform((value, context) => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue({ code: "custom", message: sentence });
    return z.NEVER;
  });

/** Undefined for a value that is not text, or is text that may not be stored. */
const plainText = (value: unknown, length: number): string | undefined => {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = cleanName(String(value));
  return [...text].length > length || UNPRINTABLE.test(text) ? undefined : text;
};

const optional = <T>(schema: z.ZodType<T>) => schema.optional();

/** A required text with at least one visible character. */
export const requiredText = (label: string, length: number) =>
  z.unknown().transform((value, context) => {
    const text = plainText(value ?? "", length);
    const isBlank = text !== undefined && nameKey(text) === "";
    if (text && !isBlank) return text;
    const message = isBlank
      ? `${label} is required.`
      : `${label} must be plain text of at most ${length} characters.`;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

export const email = requiredText("Email", 200).refine(
  (text) => /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/.test(text),
  "Please type an e-mail address, such as name@example.org.",
);

/** Absent means unchanged; null and blank mean no text. */
export const optionalText = (label: string, length: number) =>
  optional(
    field<string | null>((value) => {
      const text = plainText(value ?? "", length);
      return text === "" ? null : text;
    }, `${label} must be plain text of at most ${length} characters.`),
  );

/** An id, or an object that has one as `_id`, as read models do; null and blank mean no reference. */
export const reference = (label: string) =>
  optional(
    field<string | null>((value) => {
      const id = value !== null && typeof value === "object" && "_id" in value ? value._id : value;
      if (id === null || id === "") return null;
      return typeof id === "string" && id.length <= 100 ? id : undefined;
    }, `${label} must be an id.`),
  );

const YES: unknown[] = [true, "true", "TRUE", "yes", "on", 1, "1"];
const NO: unknown[] = [false, "false", "FALSE", "no", "off", 0, "0", "", null];

export const flag = (label: string) =>
  optional(
    field<boolean>(
      (value) => (YES.includes(value) ? true : NO.includes(value) ? false : undefined),
      `${label} must be true or false.`,
    ),
  );

export const score = optional(field(parseScore, "A score is a whole number from 0 to 99."));

const blank = (value: unknown): boolean =>
  value === null || (typeof value === "string" && value.trim() === "");

export const time = optional(
  field<string | null>(
    (value) =>
      blank(value) ? null : typeof value === "string" ? (parseTime(value) ?? undefined) : undefined,
    "A time is written like 09:30 AM or 14:30.",
  ),
);

const readDate = (value: unknown): string | undefined =>
  typeof value === "string" && isDate(value.trim()) ? value.trim() : undefined;

const DATE_SENTENCE = "A date is written like 2024-05-04 and must be in the calendar.";

export const date = optional(
  field<string | null>((value) => (blank(value) ? null : readDate(value)), DATE_SENTENCE),
);

export const requiredDate = (label: string) =>
  z.unknown().transform((value, context) => {
    const read = readDate(value);
    if (read) return read;
    context.addIssue({
      code: "custom",
      message: value === undefined || blank(value) ? `${label} is required.` : DATE_SENTENCE,
    });
    return z.NEVER;
  });

export const court = optional(
  field<string | null>((value) => {
    if (value === null) return null;
    const text = plainText(value, COURT_LENGTH);
    return text === undefined ? undefined : cleanCourt(text);
  }, `A court has at most ${COURT_LENGTH} characters.`),
);

export const round = optionalText("A round", COURT_LENGTH);

function readCount(value: unknown, lowest: number): number | undefined {
  const number = typeof value === "string" && /^\s*[+-]?\d{1,6}\s*$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= lowest && number <= 100_000
    ? number
    : undefined;
}

const countSentence = (label: string, lowest: number) =>
  `${label} must be a whole number${lowest === 0 ? ", 0 or more" : ""}.`;

/** A count of a record: standing, games, wins, losses. */
export const count = (label: string, lowest = 0) =>
  optional(field<number>((value) => readCount(value, lowest), countSentence(label, lowest)));

/** The same for an optional value: null, blank and absence all mean none. */
export const countOrNone = (label: string) =>
  optional(
    field<number | null>((value) => (blank(value) ? null : readCount(value, 0)), countSentence(label, 0)),
  ).transform((value) => value ?? undefined);

// How PostgreSQL's values arrive: counts as numbers, dates as text, instants as ISO text in UTC.
import pg from "pg";

const oid = {
  int8: 20,
  date: 1082,
  timestamptz: 1184,
  int8Array: 1016,
  dateArray: 1182,
  textArray: 1009,
  timestamptzArray: 1185,
};

/** Beyond 2^53 a number would silently become another number. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

const builtIn = (type: number) => pg.types.getTypeParser(type) as (text: string) => unknown;
/** Infinity has no ISO form and stays what it is. */
const isoText = (moment: unknown) => (moment instanceof Date ? moment.toISOString() : String(moment));
const parseMoment = builtIn(oid.timestamptz);
/** In UTC, as in every session here, and to the millisecond, as every instant in the log. */
const plainMoment = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/;

/** The ISO text of the `Date` that the driver would make, without making it: a log has thousands. */
function momentText(text: string): string {
  const [, day, time, fraction = ""] = plainMoment.exec(text) ?? [];
  return day ? `${day}T${time}.${fraction.padEnd(3, "0")}Z` : isoText(parseMoment(text));
}

const parseMoments = builtIn(oid.timestamptzArray) as (text: string) => unknown[];
const parseTexts = builtIn(oid.textArray) as (text: string) => string[];

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, safeInteger],
  [oid.date, (text) => text],
  [oid.timestamptz, momentText],
  [oid.int8Array, (text) => parseTexts(text).map((item) => (item === null ? null : safeInteger(item)))],
  [oid.dateArray, parseTexts],
  [oid.timestamptzArray, (text) => parseMoments(text).map((item) => (item === null ? null : isoText(item)))],
]);

/** Given to each pool, so that another user of `pg` in the same process keeps its own. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(type)) ||
    pg.types.getTypeParser(type, format as "text")) as typeof pg.types.getTypeParser,
};

// Reads the rows of an uploaded file: cells to values, one sentence per cell that cannot be read (rules 2, 6, 10, 13).
import type { Id } from "#events/entities.ts";
import { isDate } from "#events/rules/date.ts";
import { cleanName } from "#events/rules/name.ts";
import { suggester } from "#events/rules/near-name.ts";
import { parseScore } from "#events/rules/score.ts";
import { COURT_LENGTH, cleanCourt, UNPRINTABLE, withoutTextMark } from "#events/rules/text.ts";
import { parseTime } from "#events/rules/time.ts";
import type { Content } from "#projections/content.ts";

export const COLUMNS = [
  "team1",
  "team2",
  "division",
  "round",
  "court",
  "date",
  "time",
  "scoreTeam1",
  "scoreTeam2",
  "isReferee",
] as const;

export type Column = (typeof COLUMNS)[number];

/** `row` is the line in the file: the header is line 1. */
export interface RowError {
  row: number;
  column: Column;
  error: string;
  suggestion?: string;
}

export interface ReadRow {
  row: number;
  team1: Id;
  team2: Id;
  isReferee: boolean;
  division: Id | null;
  round: string | null;
  court: string | null;
  date: string | null;
  time: string | null;
  scoreTeam1: number | null;
  scoreTeam2: number | null;
}

export interface Reading {
  rows: ReadRow[];
  errors: RowError[];
  /** Rows with a team: blank ones count nowhere. */
  total: number;
}

type Cells = Record<Column, string>;

/** In: every record of the file, blank ones too, as the parser gave them. Names are looked up in `content`. */
export function readRows(records: readonly Record<string, unknown>[], content: Content): Reading {
  const names = { team: namesOf(content.team), division: namesOf(content.division) };
  const reading: Reading = { rows: [], errors: [], total: 0 };
  for (const [index, record] of records.entries()) {
    const cells = cellsOf(record);
    if (cells.team1 === "" && cells.team2 === "") continue;
    reading.total++;
    const read = readRow(index + 2, cells, names);
    if (Array.isArray(read)) reading.errors.push(...read);
    else reading.rows.push(read);
  }
  return reading;
}

interface Names {
  ids: Map<string, Id>;
  suggest: (typed: string) => string | null;
}

function namesOf(entities: ReadonlyMap<Id, { name: string }>): Names {
  const ids = new Map([...entities].map(([id, { name }]) => [name, id]));
  return { ids, suggest: suggester(ids.keys()) };
}

/** Column names lose byte-order marks, quotes and edge spaces; cells edge spaces and text marks; unknown columns are ignored. */
function cellsOf(record: Record<string, unknown>): Cells {
  const cells = Object.fromEntries(COLUMNS.map((column) => [column, ""])) as Cells;
  for (const [key, value] of Object.entries(record)) {
    const column = cleanName(key.replaceAll("\uFEFF", ""))
      .replace(/^"(.*)"$/, "$1")
      .trim();
    if (column in cells && value !== null && typeof value !== "object")
      cells[column as Column] = withoutTextMark(cleanName(String(value)));
  }
  return cells;
}

const YES = ["true", "yes", "1"];
const NO = ["", "false", "no", "0"];

function readRow(row: number, cells: Cells, names: { team: Names; division: Names }): ReadRow | RowError[] {
  const errors: RowError[] = [];
  const fault = (column: Column, error: string, suggestion?: string | null): null => {
    errors.push({ row, column, error, ...(suggestion ? { suggestion } : {}) });
    return null;
  };
  const find = (kind: "team" | "division", column: Column, name: string): Id | null => {
    const id = names[kind].ids.get(name);
    if (id !== undefined) return id;
    const suggestion = names[kind].suggest(name);
    const meant = suggestion ? ` Did you mean “${suggestion}”?` : "";
    return fault(column, `There is no ${kind} named “${name}”.${meant}`, suggestion);
  };
  const short = (column: "round" | "court"): string | null =>
    [...cells[column]].length > COURT_LENGTH || UNPRINTABLE.test(cells[column])
      ? fault(column, `A ${column} is plain text of at most ${COURT_LENGTH} characters.`)
      : column === "court"
        ? cleanCourt(cells.court)
        : cells.round || null;
  const score = (column: "scoreTeam1" | "scoreTeam2"): number | null => {
    const value = parseScore(cells[column]);
    return value === undefined
      ? fault(column, `“${cells[column]}” is not a score; a score is a whole number from 0 to 99.`)
      : value;
  };

  const isReferee = YES.includes(cells.isReferee.toLowerCase());
  if (!isReferee && !NO.includes(cells.isReferee.toLowerCase())) {
    fault("isReferee", `“${cells.isReferee}” is neither TRUE nor FALSE.`);
  }
  const first = cells.team1 || (isReferee ? cells.team2 : "");
  const second = isReferee ? first : cells.team2;
  const team1 = first
    ? find("team", cells.team1 ? "team1" : "team2", first)
    : fault("team1", "The first team is missing.");
  const team2 = isReferee
    ? team1
    : second
      ? find("team", "team2", second)
      : fault("team2", "The second team is missing; a referee game needs TRUE in isReferee.");
  if (team1 !== null && team1 === team2 && !isReferee) fault("team2", "A team cannot play against itself.");

  const division = cells.division ? find("division", "division", cells.division) : null;
  const time = cells.time
    ? (parseTime(cells.time) ??
      fault("time", `“${cells.time}” is not a time; write it like 09:30 AM or 14:30.`))
    : null;
  const date = cells.date
    ? isDate(cells.date)
      ? cells.date
      : fault("date", `“${cells.date}” is not a date; write it like 2024-05-04.`)
    : null;
  const [round, court] = [short("round"), short("court")];
  const [scoreTeam1, scoreTeam2] = [score("scoreTeam1"), score("scoreTeam2")];
  if (errors.length > 0) return errors;
  return {
    row,
    team1: team1!,
    team2: team2!,
    isReferee,
    division,
    round,
    court,
    date,
    time,
    scoreTeam1,
    scoreTeam2,
  };
}

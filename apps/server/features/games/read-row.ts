// Reads one row of an uploaded file: cells to values, one sentence per unreadable cell (rules 2, 6, 10, 13).
import type { Id } from "#events/entities.ts";
import { COURT_LENGTH, cleanCourt } from "#events/rules/court.ts";
import { isDate } from "#events/rules/date.ts";
import type { GameColumn } from "#events/rules/game-columns.ts";
import { isPlaceholderName } from "#events/rules/name.ts";
import { parseScore } from "#events/rules/parse-score.ts";
import { parseTime } from "#events/rules/parse-time.ts";
import { UNPRINTABLE } from "#events/rules/text.ts";

export type Cells = Record<GameColumn, string>;

/** `row` is the line in the file: the header is line 1. */
export interface RowError {
  row: number;
  column: GameColumn;
  error: string;
  suggestion?: string;
}

export interface ReadRow {
  row: number;
  team1: Id;
  team2: Id;
  isReferee: boolean;
  /** The opponent that a referee duty names although it can have none. */
  extra: string | null;
  division: Id | null;
  round: string | null;
  court: string | null;
  date: string | null;
  time: string | null;
  scoreTeam1: number | null;
  scoreTeam2: number | null;
}

/** Looks up names of one kind: the id of a name, and the name that a misspelt one probably means. */
export interface Names {
  ids: ReadonlyMap<string, Id>;
  suggest: (typed: string) => string | null;
}

export type KnownNames = Record<"team" | "division", Names>;

/** In: cleaned cells, with a team among them. Out: the row, or everything that is wrong with it. */
export function readRow(row: number, cells: Cells, names: KnownNames): ReadRow | RowError[] {
  const reader = new CellReader(row, cells, names);
  const isReferee = reader.isReferee();
  const [team1, team2] = isReferee ? reader.duty() : reader.pair();
  const read = {
    division: cells.division ? reader.find("division", "division") : null,
    time: reader.time(),
    date: reader.date(),
    round: reader.shortText("round"),
    court: cleanCourt(reader.shortText("court") ?? ""),
    scoreTeam1: reader.score("scoreTeam1"),
    scoreTeam2: reader.score("scoreTeam2"),
  };
  if (reader.errors.length > 0) return reader.errors;
  return { row, team1: team1!, team2: team2!, isReferee, extra: isReferee ? reader.extra() : null, ...read };
}

/** People do not read more of a cell than this. */
const QUOTED_LENGTH = 60;

function quoted(cell: string): string {
  const letters = [...cell];
  return `“${letters.length > QUOTED_LENGTH ? `${letters.slice(0, QUOTED_LENGTH).join("")}…` : cell}”`;
}

const YES = ["true", "yes", "1"];
const NO = ["", "false", "no", "0"];

/** Each cell is null if it is blank or unreadable; an error explains the latter. */
class CellReader {
  readonly errors: RowError[] = [];
  readonly #row: number;
  readonly #cells: Cells;
  readonly #names: KnownNames;

  constructor(row: number, cells: Cells, names: KnownNames) {
    this.#row = row;
    this.#cells = cells;
    this.#names = names;
  }

  isReferee(): boolean {
    const said = this.#cells.isReferee.toLowerCase();
    if (!YES.includes(said) && !NO.includes(said))
      this.#fault("isReferee", `${quoted(this.#cells.isReferee)} is neither TRUE nor FALSE.`);
    return YES.includes(said);
  }

  /** The only team, in either column. */
  duty(): [Id | null, Id | null] {
    const team = this.find("team", this.#cells.team1 ? "team1" : "team2");
    return [team, team];
  }

  /** The other team of a duty: if both columns are filled, the first team referees. */
  extra(): string | null {
    const { team1, team2 } = this.#cells;
    return team1 && team2 && team2 !== team1 && !isPlaceholderName(team2) ? team2 : null;
  }

  pair(): [Id | null, Id | null] {
    const { team1, team2 } = this.#cells;
    const first = team1 ? this.find("team", "team1") : this.#fault("team1", "The first team is missing.");
    const second = team2
      ? this.find("team", "team2")
      : this.#fault("team2", "The second team is missing; a referee game needs TRUE in isReferee.");
    if (first !== null && first === second) this.#fault("team2", "A team cannot play against itself.");
    return [first, second];
  }

  find(kind: keyof KnownNames, column: GameColumn): Id | null {
    const name = this.#cells[column];
    const id = this.#names[kind].ids.get(name);
    if (id !== undefined) return id;
    const suggestion = this.#names[kind].suggest(name);
    const meant = suggestion ? ` Did you mean “${suggestion}”?` : "";
    return this.#fault(column, `There is no ${kind} named ${quoted(name)}.${meant}`, suggestion);
  }

  time(): string | null {
    const { time } = this.#cells;
    if (time === "") return null;
    return (
      parseTime(time) ??
      this.#fault("time", `${quoted(time)} is not a time; write it like 09:30 AM or 14:30.`)
    );
  }

  date(): string | null {
    const { date } = this.#cells;
    if (date === "" || isDate(date)) return date || null;
    return this.#fault("date", `${quoted(date)} is not a date; write it like 2024-05-04.`);
  }

  shortText(column: "round" | "court"): string | null {
    const text = this.#cells[column];
    return [...text].length > COURT_LENGTH || UNPRINTABLE.test(text)
      ? this.#fault(column, `A ${column} is plain text of at most ${COURT_LENGTH} characters.`)
      : text || null;
  }

  score(column: "scoreTeam1" | "scoreTeam2"): number | null {
    const score = parseScore(this.#cells[column]);
    if (score !== undefined) return score;
    return this.#fault(
      column,
      `${quoted(this.#cells[column])} is not a score; a score is a whole number from 0 to 99.`,
    );
  }

  #fault(column: GameColumn, error: string, suggestion?: string | null): null {
    this.errors.push({ row: this.#row, column, error, ...(suggestion ? { suggestion } : {}) });
    return null;
  }
}

// Reads the rows of an uploaded file: records to cells, cells to games. Blank rows are ignored.
import type { Id } from "#events/entities.ts";
import { GAME_COLUMNS, gameColumnOf } from "#events/rules/game-columns.ts";
import { cleanName } from "#events/rules/name.ts";
import { suggester } from "#events/rules/near-name.ts";
import { withoutTextMark } from "#events/rules/text.ts";
import type { Content } from "#projections/state/content.ts";
import { type Cells, type Names, type ReadRow, type RowError, readRow } from "./read-row.ts";

export interface Reading {
  rows: ReadRow[];
  errors: RowError[];
  /** Rows with a team; blank ones are ignored. */
  total: number;
}

/** In: every record of the file as the parser gave it, blank ones too. Names are looked up in `content`. */
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

function namesOf(entities: ReadonlyMap<Id, { name: string }>): Names {
  const ids = new Map([...entities].map(([id, { name }]) => [name, id]));
  return { ids, suggest: suggester(ids.keys()) };
}

/**
 * Removes edge spaces and text marks from cells. A value that is not text is read as it would be written, never
 * as blank. Unknown columns are ignored, and so is the second of two that mean the same, as on the page.
 */
function cellsOf(record: Record<string, unknown>): Cells {
  const cells: Partial<Cells> = {};
  for (const [key, value] of Object.entries(record)) {
    const column = gameColumnOf(key);
    if (column) cells[column] ??= textOf(value);
  }
  return { ...BLANK, ...cells };
}

const BLANK = Object.fromEntries(GAME_COLUMNS.map((column) => [column, ""])) as Cells;

function textOf(value: unknown): string {
  if (value === null) return "";
  return withoutTextMark(cleanName(typeof value === "object" ? JSON.stringify(value) : String(value)));
}

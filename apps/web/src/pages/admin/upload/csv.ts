// Reading and writing the CSV of games; the parser is loaded with the first file.
import { GAME_COLUMNS, gameColumnOf, TEMPLATE_COLUMNS } from "#events/rules/game-columns.ts";
import { withoutSeparatorLine } from "../cells.ts";

export const MAX_BYTES = 5_000_000;

export const TEMPLATE_NAME = "gamedata.csv";
export const TEMPLATE = `${TEMPLATE_COLUMNS.join(",")}\n`;

export type CsvRecords = Record<string, string>[];

export interface GameFile {
  /** Every record, blank ones too: a record's index gives its line. */
  records: CsvRecords;
  /** Unknown columns, and the second of two that mean the same, as the header line names them. */
  ignored: string[];
}

const BLANK = Object.fromEntries(GAME_COLUMNS.map((column) => [column, ""]));

/**
 * In: the whole text of a file. Out: its content, or null if the header names no team column.
 * Rejects if the parser does not load.
 */
export async function readCsv(text: string): Promise<GameFile | null> {
  const { default: Papa } = await import("papaparse");
  const { table, linesBefore } = withoutSeparatorLine(text.replace(/^\uFEFF/, ""));
  const { data } = Papa.parse<string[]>(table, { skipEmptyLines: false, delimiter: delimiterOf(table) });
  const [heads = [], ...lines] = data;
  const meant = heads.map(gameColumnOf);
  const columns = meant.map((column, at) => (meant.indexOf(column) === at ? column : null));
  if (!columns.includes("team1") && !columns.includes("team2")) return null;
  const records = lines.flatMap((cells) => [
    {
      ...BLANK,
      ...Object.fromEntries(cells.flatMap((cell, at) => (columns[at] ? [[columns[at], cell]] : []))),
    },
    ...blanks(cells.join().split("\n").length - 1),
  ]);
  const ignored = heads.map((head) => head.trim()).filter((head, at) => head !== "" && !columns[at]);
  return { records: [...blanks(linesBefore), ...records], ignored };
}

/** Decided by the header, whose names contain no separators: the parser's own guess fails on cells of two lines. */
function delimiterOf(table: string): string {
  const [heads = ""] = table.split("\n", 1);
  return ["\t", ";", "|"].find((mark) => heads.includes(mark)) ?? ",";
}

/** For lines that are no record of their own, so that the next record keeps its line. */
const blanks = (count: number): CsvRecords => Array.from({ length: count }, () => BLANK);

/** Any `.csv` is accepted, whatever type the computer gives it: Windows says Excel, or nothing at all. */
export const isCsvName = (name: string): boolean => /\.csv$/i.test(name);

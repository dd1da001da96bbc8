// Reading and making the CSV of games; the parser is loaded with the first file.

export const MAX_BYTES = 5_000_000;

const COLUMNS = [
  "team1",
  "team2",
  "division",
  "round",
  "court",
  "time",
  "scoreTeam1",
  "scoreTeam2",
  "isReferee",
];

export const TEMPLATE_NAME = "gamedata.csv";
export const TEMPLATE = `${COLUMNS.join(",")}\n`;

export type CsvRecords = Record<string, string>[];

/** Without a byte-order mark, quotes and edge spaces a column is what it is called. */
export const cleanHeader = (header: string): string =>
  header
    .replaceAll("\uFEFF", "")
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();

/**
 * In: the whole text of a file. Out: every record, blank ones too, so that a record's place tells its line.
 * Null when the first line names no team column.
 */
export async function readCsv(text: string): Promise<CsvRecords | null> {
  const { default: Papa } = await import("papaparse");
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: false,
    transformHeader: cleanHeader,
  });
  const columns = meta.fields ?? [];
  if (!columns.includes("team1") && !columns.includes("team2")) return null;
  return data.map((record) => Object.fromEntries(COLUMNS_AND_DATE.map((name) => [name, record[name] ?? ""])));
}

const COLUMNS_AND_DATE = [...COLUMNS, "date"];

/** Any `.csv` counts, whatever the computer calls its kind: Windows says Excel, or nothing at all. */
export const isCsvName = (name: string): boolean => /\.csv$/i.test(name);

// Cells as a spreadsheet copies them (tabs) or writes them (commas, semicolons); the parser
// is loaded with the first text.

/** In: text. Out: its lines, blank ones too, as cells without edge spaces. Rejects if the parser does not load. */
export async function readCells(text: string): Promise<string[][]> {
  const { default: Papa } = await import("papaparse");
  const { table, linesBefore } = withoutSeparatorLine(text.replace(/^\uFEFF/, ""));
  const { data } = Papa.parse<string[]>(table, { delimiter: delimiterOf(table) });
  const lines = data.map((cells) => cells.map((cell) => cell.trim()));
  return [...Array.from({ length: linesBefore }, () => [""]), ...lines];
}

/** A line `sep=;` before the first is meant only for the spreadsheet. */
export function withoutSeparatorLine(text: string): { table: string; linesBefore: number } {
  const table = text.replace(/^sep=.\r?\n/i, "");
  return { table, linesBefore: table === text ? 0 : 1 };
}

/** Decided by the first line: the parser's own guess misses two columns above a blank line. */
function delimiterOf(text: string): string {
  if (text.includes("\t")) return "\t";
  const [first = ""] = text.trimStart().split("\n", 1);
  return first.includes(";") && !first.includes(",") ? ";" : ",";
}

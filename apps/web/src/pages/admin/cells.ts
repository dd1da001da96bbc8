// Cells as a spreadsheet copies them (tabs) or writes them (commas, semicolons); the parser is loaded with the first.

/** In: text. Out: its lines, blank ones too, as cells without edge spaces. */
export async function readCells(text: string): Promise<string[][]> {
  const { default: Papa } = await import("papaparse");
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { delimiter: delimiterOf(text) });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

/** By the first line: the parser's own guess overlooks two columns above a blank line. */
function delimiterOf(text: string): string {
  if (text.includes("\t")) return "\t";
  const [first = ""] = text.trimStart().split("\n", 1);
  return first.includes(";") && !first.includes(",") ? ";" : ",";
}

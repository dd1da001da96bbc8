// Cells as a spreadsheet copies them (tabs) or writes them (commas, semicolons); the parser is loaded with the first.

/** In: text. Out: its lines, blank ones too, as cells without edge spaces. */
export async function readCells(text: string): Promise<string[][]> {
  const { default: Papa } = await import("papaparse");
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    delimiter: text.includes("\t") ? "\t" : "",
  });
  return data.map((cells) => cells.map((cell) => cell.trim()));
}

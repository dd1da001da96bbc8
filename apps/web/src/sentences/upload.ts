// What the upload of games says; the texts of the error catalogue are word for word.
import { counted } from "#events/rules/counted.ts";

/** `scored` are among the `skipped`. */
type Counts = { count: number; skipped: number; scored: number };

export const UPLOAD = {
  choose: "Choose a CSV file",
  drop: "or drop it here",
  type: "File type must be .csv, as saved by a spreadsheet with “Save as CSV”.",
  tooLarge: "The file is larger than 5 MB; at most 5 MB can be uploaded at once.",
  tooMany: "Too many files",
  unreadable: "The file cannot be read as a table.",
  noColumns:
    "The file's first line has neither a column team1 nor a column team2. Compare it with the template.",
  nothing: "Please make sure a tournament is selected and/or data file is selected.",
  failed: "Error: Failed to upload data.",
  done: "Data uploaded successfully!",
  checking: "Checking the file",
  ready: (ready: number, total: number) => `${ready} of ${counted(total, "row")} ready`,
  /** What becomes of the rows that are right. */
  plan: ({ count, skipped, scored }: Counts) =>
    [
      count && `${counted(count, "game")} to add`,
      scored && `${counted(scored, "score")} to enter in existing games`,
      skipped - scored && `${counted(skipped - scored, "row")} already there, skipped`,
    ]
      .filter(Boolean)
      .join(" · "),
  ignored: (columns: readonly string[]) =>
    `Not read, because the template has no such column or the file has it twice: ${columns.map((column) => `“${column}”`).join(", ")}.`,
  added: ({ count, skipped, scored }: Counts) =>
    `${[
      (count || !scored) && `${counted(count, "game")} added`,
      scored && `${counted(scored, "score")} entered in existing games`,
      skipped - scored && `${counted(skipped - scored, "row")} skipped because they exist already`,
    ]
      .filter(Boolean)
      .join(", ")}.`,
  undone: "The upload was undone. Choose the file again, or redo it in the history.",
  mend: "Correct these in the file and choose it again; nothing is uploaded while a row is wrong.",
};

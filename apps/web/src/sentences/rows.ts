// What the tables of divisions, teams and games say; the texts of the error catalogue are word for word.

import { counted } from "#events/rules/counted.ts";
import { NAME_LENGTH } from "#events/rules/name.ts";

export const DIVISIONS = {
  added: "Division added successfully!",
  addFailed: "Failed to add division.",
  updated: "Selected divisions updated successfully",
  updateFailed: "Error updating divisions",
  deleted: "Selected divisions deleted successfully",
  deleteFailed: "Error deleting Division.",
  deleteAsk: "Delete selected divisions?",
};

export const TEAMS = {
  added: "Team added successfully!",
  addFailed: "Error: Team not added.",
  updated: "Selected teams updated successfully",
  allUpdated: "Teams updated successfully!",
  updateFailed: "Error updating teams",
  recordsFailed: "Error: Teams not updated.",
  deleted: "Selected teams deleted successfully",
  deleteFailed: "Error deleting teams.",
  deleteAsk: "Delete selected teams?",
  automatic:
    "The standings follow every score automatically, so there is nothing to type. Switch to custom standing to type them.",
};

export const TEAM_LIST = {
  title: "Paste a list, or choose its file",
  hint: "Names, or rows of name, captain, division, organization; a first line may name the columns.",
  ready: (ready: number, total: number) => `${ready} of ${counted(total, "team")} ready`,
  mend: "Correct these in the list above; nothing is added while a row is wrong.",
  add: (count: number) => (count === 0 ? "Add teams" : `Add ${counted(count, "team")}`),
  added: (count: number) => `${counted(count, "team")} added`,
  nameMissing: "The name is missing.",
  tooLong: (what: string) => `${what} is longer than ${NAME_LENGTH} characters.`,
  there: (name: string) => `There is already a team named “${name}”.`,
  twice: (line: number) => `The same name as in line ${line}.`,
  noDivision: "Choose a division for the rows without one.",
  unknownDivision: (name: string, near: string | null) =>
    `There is no division named “${name}”.${near ? ` Did you mean “${near}”?` : ""}`,
};

/** The parser comes with the first table. Chromium never asks again for a script that it has lost once. */
export const TABLE_UNREAD =
  "The table reader did not load. Check the connection and try again; if that does not help, reload the page.";

export const GAMES = {
  added: "Game added successfully!",
  addFailed: "ERROR: Game not added.",
  updated: "Games updated successfully",
  updateFailed: "Error updating games",
  deleted: "Games deleted successfully",
  deleteFailed: "Error deleting games.",
  deleteAsk: "Delete selected games?",
  score: "A score is a whole number from 0 to 99.",
  time: "A time is written like 09:30 AM or 14:30.",
  together: "Move",
  togetherTitle: (count: number) => `Move ${counted(count, "game")}`,
  togetherHint: "Blank leaves what each game has. The table shows it first; Update stores it.",
  minutes: "Whole minutes, such as 30 or -15.",
  nothingTogether: "Type what should change.",
  outsideDay: (count: number) =>
    `${counted(count, "game")} would no longer be on ${count === 1 ? "its" : "their"} day.`,
  moved: (count: number) => `${counted(count, "game")} moved in the table, not saved yet.`,
};

export const ROWS = {
  mine: "You typed",
  theirs: "there now",
  keepTheirs: "Keep what is there",
  saveMine: "Save mine",
  nothingTyped: "Nothing was changed in the selected rows.",
  changedSince: "Someone else has changed this row since you opened it.",
  /** All rows are saved as one change, so one that is refused holds up the others. */
  held: (wrong: number, all: number) =>
    all === 1
      ? ""
      : `Nothing is saved yet: ${wrong} of ${all} rows ${wrong === 1 ? "needs" : "need"} a look.`,
  pasted: (filled: number, left: number) =>
    `${counted(filled, "cell")} filled, not saved yet.${left > 0 ? ` ${counted(left, "value")} did not fit.` : ""}`,
  deletedSome: (done: number, all: number) =>
    done === 0
      ? `Nothing is deleted; ${all === 1 ? "the row says" : "the rows say"} why.`
      : `${done} of ${counted(all, "row")} deleted; ${all - done === 1 ? "the other one says" : "the others say"} why.`,
  deletedCount: (done: number) => `${counted(done, "row")} deleted`,
};

export const STRANDED = {
  title: "No longer there",
  words: "What this was typed for has been deleted or undone meanwhile, so it cannot be saved.",
  typed: (typed: string) => `You typed ${typed}.`,
  nothing: "nothing",
  drop: "Drop",
  typedFor: (name: string) => `what was typed for ${name}`,
};

export type RowWords = {
  updated: string;
  updateFailed: string;
  deleted: string;
  deleteFailed: string;
  deleteAsk: string;
};

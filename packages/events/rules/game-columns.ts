// The columns of a file of games, and how their names are recognised (rule 13); one list for the page and the server.

/** In the template's order. The template leaves out the date: most games are on the start date. */
export const TEMPLATE_COLUMNS = [
  "team1",
  "team2",
  "division",
  "round",
  "court",
  "time",
  "scoreTeam1",
  "scoreTeam2",
  "isReferee",
] as const;

export type GameColumn = (typeof TEMPLATE_COLUMNS)[number] | "date";

export const GAME_COLUMNS: readonly GameColumn[] = [...TEMPLATE_COLUMNS, "date"];

/** Case, spaces, underscores, byte-order marks and quotes make no difference to a column's name. */
const keyOf = (header: string): string => header.replace(/[\s_"\uFEFF]/gu, "").toLowerCase();

const BY_KEY = new Map(GAME_COLUMNS.map((column) => [keyOf(column), column]));

/** In: a cell of the header line. Out: the column it means, or null. */
export const gameColumnOf = (header: string): GameColumn | null => BY_KEY.get(keyOf(header)) ?? null;

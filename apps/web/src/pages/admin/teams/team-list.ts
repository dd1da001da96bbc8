// A pasted list of teams: which column is which, and what is wrong with each row (rules 1 and 2).
import { cleanName, NAME_LENGTH, nameKey } from "#events/rules/name.ts";
import { suggestName } from "#events/rules/near-name.ts";
import type { Named } from "#projections/views.ts";
import { TEAM_LIST } from "#web/sentences/rows.ts";

export interface ListedTeam {
  /** In the list, from 1. */
  line: number;
  fields: { name: string; captain: string; state: string; division: string };
  divisionName: string;
  problems: string[];
}

interface Known {
  teams: readonly Named[];
  divisions: readonly Named[];
  /** The division for rows that name none. */
  otherwise: string;
}

type ColumnName = "name" | "captain" | "division" | "state";

/** Without headings: the column of divisions is found by its content, the others keep their order around it. */
const COLUMNS_BESIDE: readonly ColumnName[] = ["name", "captain", "state"];
const DIVISION_AT = 2;

const HEADINGS: Record<string, ColumnName> = {
  name: "name",
  team: "name",
  "team name": "name",
  captain: "captain",
  division: "division",
  organization: "state",
  "organization/state": "state",
  state: "state",
  club: "state",
};

/** In: the lines as cells. Out: the teams among them, each with its problems; blank lines are ignored. */
export function readTeams(lines: readonly (readonly string[])[], known: Known): ListedTeam[] {
  const first = lines.findIndex((cells) => cells.some((cell) => cell !== ""));
  const headings = lines[first]?.map((cell) => HEADINGS[nameKey(cell)]) ?? [];
  const headed = headings.includes("name");
  const columns = headed
    ? headings
    : COLUMNS_BESIDE.toSpliced(divisionAt(lines, known.divisions), 0, "division");
  const taken = new Map(known.teams.map(({ name }) => [nameKey(name), TEAM_LIST.there(name)]));
  return lines.flatMap((cells, at) => {
    if ((headed && at === first) || cells.every((cell) => cell === "")) return [];
    const cell = (name: ColumnName) => cleanName(cells[columns.indexOf(name)] ?? "");
    const team = readTeam(at + 1, cell, known, taken);
    if (team.fields.name) taken.set(nameKey(team.fields.name), TEAM_LIST.twice(team.line));
    return [team];
  });
}

/** A column in which most cells are divisions, or nearly; never the first, which has the names. */
function divisionAt(lines: readonly (readonly string[])[], divisions: readonly Named[]): number {
  const names = divisions.map(({ name }) => name);
  const isNear = (cell: string) => names.includes(cell) || suggestName(cell, names) !== null;
  const found = [1, 2, 3].find((at) => {
    const cells = lines.map((line) => cleanName(line[at] ?? "")).filter(Boolean);
    return cells.some((cell) => names.includes(cell)) && cells.filter(isNear).length * 2 > cells.length;
  });
  return found ?? DIVISION_AT;
}

function readTeam(
  line: number,
  cell: (name: ColumnName) => string,
  { divisions, otherwise }: Known,
  taken: ReadonlyMap<string, string>,
): ListedTeam {
  const [name, captain, state, divisionName] = [
    cell("name"),
    cell("captain"),
    cell("state"),
    cell("division"),
  ];
  const named = divisions.find((division) => division.name === divisionName);
  const division = divisionName ? (named?._id ?? "") : otherwise;
  const near = suggestName(
    divisionName,
    divisions.map((one) => one.name),
  );
  const problems = [
    !name && TEAM_LIST.nameMissing,
    name && taken.get(nameKey(name)),
    isTooLong(name) && TEAM_LIST.tooLong("The name"),
    isTooLong(captain) && TEAM_LIST.tooLong("The captain"),
    isTooLong(state) && TEAM_LIST.tooLong("The organization"),
    divisionName && !named && TEAM_LIST.unknownDivision(divisionName, near),
    !divisionName && !otherwise && TEAM_LIST.noDivision,
  ].filter((problem): problem is string => Boolean(problem));
  const shown = divisions.find(({ _id }) => _id === division)?.name ?? divisionName;
  return { line, fields: { name, captain, state, division }, divisionName: shown, problems };
}

/** In characters, as the server counts: an emoji is one. */
const isTooLong = (text: string): boolean => [...text].length > NAME_LENGTH;

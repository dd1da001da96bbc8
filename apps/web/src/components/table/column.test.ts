// Tables sort rows as people expect, and rows without a value stay at the end.
import { expect, test } from "bun:test";
import { type Column, nextSort, sortRows } from "./column.ts";

type Team = { name: string; wins: number | null };
const columns: Column<Team>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: "wins",
    header: "W",
    cell: ({ wins }) => wins,
    sortBy: ({ wins }) => wins,
    firstDirection: "descending",
  },
];
const teams: Team[] = [
  { name: "Team 10", wins: 2 },
  { name: "Team 9", wins: null },
  { name: "team 1", wins: 10 },
];
const names = (rows: readonly Team[]) => rows.map(({ name }) => name);

test("names with numbers in them are ordered by the number", () => {
  const sorted = sortRows(teams, columns, { column: "name", direction: "ascending" });
  expect(names(sorted)).toEqual(["team 1", "Team 9", "Team 10"]);
});

test.each(["ascending", "descending"] as const)("no value comes last when %s", (direction) => {
  expect(sortRows(teams, columns, { column: "wins", direction }).at(-1)?.name).toBe("Team 9");
});

test("an unknown column changes nothing", () => {
  expect(sortRows(teams, columns, { column: "colour", direction: "ascending" })).toBe(teams);
});

test("a first press takes the column's own direction, the next turns it", () => {
  const first = nextSort(columns[1]!, null);
  expect(first).toEqual({ column: "wins", direction: "descending" });
  expect(nextSort(columns[1]!, first)).toEqual({ column: "wins", direction: "ascending" });
});

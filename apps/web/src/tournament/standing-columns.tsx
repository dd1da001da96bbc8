// The columns of the standings, short and complete.
import { signed } from "#projections/signed.ts";
import type { StandingView } from "#projections/views.ts";
import type { Column } from "../components/table/column.ts";
import { rankWords } from "./game-words.ts";

type StandingColumn = Column<StandingView>;

const figure = (
  id: string,
  header: string,
  label: string,
  value: (row: StandingView) => number,
  more: Partial<StandingColumn> = {},
): StandingColumn => ({
  id,
  header,
  label,
  cell: value,
  sortBy: value,
  numeric: true,
  watch: true,
  ...more,
});

export const rankColumn: StandingColumn = {
  id: "rank",
  header: "Rank",
  cell: ({ standing }) => rankWords(standing),
  sortBy: ({ standing }) => standing || null,
  board: true,
  watch: true,
  width: "4rem",
};

export const nameColumn: StandingColumn = {
  id: "name",
  header: "Name",
  cell: ({ team }) => team.name,
  sortBy: ({ team }) => team.name,
  rowHeader: true,
};

export const playedColumn = figure("played", "P", "Games played", (row) => row.totalGamesPlayed);
export const winsColumn = figure("wins", "W", "Wins", (row) => row.totalWins);
export const lossesColumn = figure("losses", "L", "Losses", (row) => row.totalLosses);
export const differenceColumn = figure(
  "difference",
  "Diff",
  "Point difference",
  (row) => row.cumulativePointDifference,
  { cell: (row) => signed(row.cumulativePointDifference) },
);
export const pointsColumn = figure("points", "Points", "Points scored", (row) => row.totalPoints);

/** What follows a team's name in every complete table. */
export const countColumns: StandingColumn[] = [
  playedColumn,
  winsColumn,
  lossesColumn,
  differenceColumn,
  { ...pointsColumn, narrow: "hide" },
];

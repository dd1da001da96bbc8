// The standings as they were.
import type { StandingView } from "#projections/views.ts";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import {
  differenceColumn,
  lossesColumn,
  nameColumn,
  playedColumn,
  pointsColumn,
  rankColumn,
  winsColumn,
} from "#web/tournament/standing-columns.tsx";

const COLUMNS = [
  rankColumn,
  nameColumn,
  playedColumn,
  winsColumn,
  lossesColumn,
  differenceColumn,
  { ...pointsColumn, narrow: "hide" as const },
];

export const StandingsThen = ({ standings }: { standings: readonly StandingView[] }) => (
  <SortableTable caption="Standings then" columns={COLUMNS} rows={standings} rowId={({ team }) => team._id} />
);

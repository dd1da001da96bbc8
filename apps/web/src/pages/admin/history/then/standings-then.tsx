// The standings as they were.
import type { StandingView } from "#projections/views.ts";
import { Notice } from "#web/components/notice/notice.tsx";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { THEN } from "#web/sentences/history.ts";
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

type StandingsThenProps = {
  standings: readonly StandingView[];
  /** A calculation then would have differed (rule 15). */
  outdated: boolean;
};

/** Nothing that was calculated is out of date before the first calculation. */
const isRanked = (standings: readonly StandingView[]): boolean =>
  standings.some(({ standing }) => standing > 0);

export const StandingsThen = ({ standings, outdated }: StandingsThenProps) => (
  <>
    {outdated && isRanked(standings) && <Notice title={THEN.outdated} />}
    <SortableTable
      caption="Standings then"
      columns={COLUMNS}
      rows={standings}
      rowId={({ team }) => team._id}
    />
  </>
);

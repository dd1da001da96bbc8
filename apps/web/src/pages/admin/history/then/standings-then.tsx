// The standings as they were.
import type { StandingView } from "#projections/views.ts";
import { Notice } from "#web/components/notice/notice.tsx";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { THEN } from "#web/sentences/history.ts";
import { isRanked } from "#web/tournament/game-words.ts";
import { countColumns, nameColumn, rankColumn } from "#web/tournament/standing-columns.tsx";

const COLUMNS = [rankColumn, nameColumn, ...countColumns];

type StandingsThenProps = {
  standings: readonly StandingView[];
  /** A calculation at that time would have differed (rule 15). */
  outdated: boolean;
};

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

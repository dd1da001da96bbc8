// Where the followed team stands among its neighbours, or who leads.

import type { TeamView } from "#projections/views.ts";
import { Section } from "#web/components/card/card.tsx";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { useList } from "#web/live/tournament-live.tsx";
import { isRanked } from "#web/tournament/game-words.ts";
import {
  differenceColumn,
  lossesColumn,
  nameColumn,
  rankColumn,
  winsColumn,
} from "#web/tournament/standing-columns.tsx";
import { around } from "./around.ts";
import { MoreLink } from "./more-link.tsx";

/** Without sorting: this is an extract, not the table. */
const columns = [rankColumn, nameColumn, winsColumn, lossesColumn, differenceColumn].map(
  ({ sortBy: _, watch: __, ...column }) => column,
);

export function StandingsExtract({ team }: { team: TeamView | null }) {
  const standings = useList("standings");
  if (!isRanked(standings)) return null;
  const rows = around(standings, team?._id ?? null);
  return (
    <Section
      title={team ? "Where we stand" : "Leading"}
      actions={<MoreLink to="standings">Standings</MoreLink>}
    >
      <SortableTable
        caption={team ? `Standing of ${team.name}` : "Leading teams"}
        columns={columns}
        rows={rows}
        rowId={(row) => row.team._id}
        sort={null}
        isChosen={(row) => row.team._id === team?._id}
      />
    </Section>
  );
}

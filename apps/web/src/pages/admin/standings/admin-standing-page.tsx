// The standings with everything that decides them.
import { signed } from "#projections/signed.ts";
import type { StandingView } from "#projections/views.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import type { Column } from "#web/components/table/column.ts";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { useAddressSort } from "#web/tournament/use-address-sort.ts";
import { AdminPage } from "../admin-page.tsx";
import { CalculateStanding } from "../calculate-standing.tsx";
import { useStandingHint } from "../use-standing-hint.ts";

type Counted = "totalGamesPlayed" | "totalWins" | "totalLosses" | "cumulativePointDifference" | "totalPoints";

const figure = (id: Counted, header: string, label: string, text: (value: number) => string = String) => ({
  id,
  header,
  label,
  numeric: true,
  watch: true,
  firstDirection: "descending" as const,
  cell: (row: StandingView) => text(row[id]),
  sortBy: (row: StandingView) => row[id],
});

const COLUMNS: Column<StandingView>[] = [
  {
    id: "rank",
    header: "Rank",
    board: true,
    width: "5rem",
    cell: ({ standing }) => standing || "–",
    sortBy: ({ standing }) => standing || null,
  },
  {
    id: "name",
    header: "Name",
    rowHeader: true,
    cell: ({ team }) => team.name,
    sortBy: ({ team }) => team.name,
  },
  figure("totalGamesPlayed", "P", "Games played"),
  figure("totalWins", "W", "Wins"),
  figure("totalLosses", "L", "Losses"),
  figure("cumulativePointDifference", "diff", "Point difference", signed),
  figure("totalPoints", "tp", "Total points"),
];

export function AdminStandingPage() {
  const standings = useList("standings");
  const { isCustomStanding, linkindex } = useTournament();
  const hint = useStandingHint();
  const sorting = useAddressSort(COLUMNS);
  const note = isCustomStanding
    ? "As last calculated or typed by hand. Rank – is unranked."
    : "They follow every score by themselves.";
  return (
    <AdminPage title="Standings" note={note} actions={<CalculateStanding unsaved={0} hint={hint} />}>
      <SortableTable
        caption="Standings"
        columns={COLUMNS}
        rows={standings}
        {...sorting}
        rowId={({ team }) => team._id}
        empty={
          <Card>
            <EmptyState
              title="No team yet"
              action={<ButtonLink to={`/admin/${linkindex}/add-team`}>Add Team</ButtonLink>}
            >
              The standings begin with the first team.
            </EmptyState>
          </Card>
        }
      />
    </AdminPage>
  );
}

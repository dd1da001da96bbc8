// Who takes part: every team, or those of one division.
import { useNavigate } from "react-router-dom";
import { Button } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import { readSort, useAddress, writeSort } from "#web/tournament/address.ts";
import { DivisionFilter } from "#web/tournament/division-filter.tsx";
import { ALL, inDivision } from "#web/tournament/team-choice.ts";
import { useFollowed, useTeams } from "#web/tournament/use-team-choice.ts";
import { teamColumns } from "./team-columns.tsx";

export function TeamsPage() {
  const { acronym, linkindex } = useTournament();
  const teams = useTeams();
  const followed = useFollowed();
  const [get, set] = useAddress();
  const navigate = useNavigate();
  const asked = get("division") ?? ALL;
  const division = inDivision(teams, asked).length > 0 ? asked : ALL;
  const shown = inDivision(teams, division);
  const columns = teamColumns(linkindex);
  if (teams.length === 0) {
    return (
      <>
        <PageTitle title="Teams" acronym={acronym} />
        <Card>
          <EmptyState
            title="No teams yet"
            action={
              <Button onClick={() => navigate(`/${encodeURIComponent(linkindex)}`)}>Tournament home</Button>
            }
          >
            The organiser has not entered any. They appear here as soon as that is done.
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageTitle title="Teams" acronym={acronym} />
      <FilterBar note={shown.length === 1 ? "1 team" : `${shown.length} teams`}>
        <DivisionFilter
          withAll
          value={division}
          onChange={(id) => set({ division: id === ALL ? null : id })}
        />
      </FilterBar>
      <SortableTable
        caption="Teams"
        columns={columns}
        rows={shown}
        rowId={({ _id }) => _id}
        sort={readSort(get("sort"), columns)}
        onSort={(sort) => set({ sort: writeSort(sort) })}
        isChosen={({ _id }) => _id === followed?._id}
      />
    </>
  );
}

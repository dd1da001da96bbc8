// How everybody stands, and why: sortable, for all or within one division.
import { useMemo } from "react";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { FilterBar } from "#web/components/filter-bar/filter-bar.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { readSort, useAddress, writeSort } from "#web/tournament/address.ts";
import { DivisionFilter } from "#web/tournament/division-filter.tsx";
import { ALL } from "#web/tournament/team-choice.ts";
import { useFollowed } from "#web/tournament/use-team-choice.ts";
import { standingsColumns, withinDivision } from "./standings-columns.tsx";
import { StandingsNote } from "./standings-note.tsx";

export function StandingsPage() {
  const { _id, acronym, linkindex, isPublished } = useTournament();
  const standings = useList("standings");
  const followed = useFollowed();
  const [get, set] = useAddress();
  const asked = get("division") ?? ALL;
  const within = useMemo(() => withinDivision(standings, asked), [standings, asked]);
  const division = within.length > 0 ? asked : ALL;
  const rows = division === ALL ? standings : within;
  const ranked = division === ALL ? null : within;
  const columns = useMemo(() => standingsColumns(linkindex, ranked), [linkindex, ranked]);
  return (
    <>
      <PageTitle title="Standings" acronym={acronym} />
      {standings.length > 0 && (
        <FilterBar note="Ranked by wins, then point difference, then points, then name">
          <DivisionFilter
            withAll
            value={division}
            onChange={(id) => set({ division: id === ALL ? null : id })}
          />
        </FilterBar>
      )}
      <StandingsNote />
      <SortableTable
        caption="Standings"
        columns={columns}
        rows={rows}
        rowId={({ team }) => team._id}
        sort={readSort(get("sort"), columns)}
        onSort={(sort) => set({ sort: writeSort(sort) })}
        isChosen={({ team }) => team._id === followed?._id}
        empty={
          <Card>
            <EmptyState title="No standings yet">
              They appear here once the organiser has entered teams and the first games are scored.
            </EmptyState>
          </Card>
        }
      />
      {isPublished && standings.length > 0 && (
        <p data-print="no">
          <ButtonLink
            to={`/api/tournaments/${_id}/standings.csv`}
            reloadDocument
            download
            variant="quiet"
            edge="start"
          >
            Download as CSV
          </ButtonLink>
        </p>
      )}
    </>
  );
}

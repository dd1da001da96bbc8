// The divisions that the teams play in.
import { Link } from "react-router-dom";
import type { DivisionView } from "#projections/views.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { PageTitle } from "#web/components/page-title/page-title.tsx";
import type { Column } from "#web/components/table/column.ts";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";

const columns = (slug: string): Column<DivisionView>[] => [
  {
    id: "name",
    header: "Name",
    cell: ({ _id, name }) => (
      <Link to={`/${encodeURIComponent(slug)}/standings?division=${_id}`}>{name}</Link>
    ),
    sortBy: ({ name }) => name,
    rowHeader: true,
  },
  { id: "description", header: "Description", cell: ({ description }) => description ?? "–", wrap: true },
];

export function DivisionsPage() {
  const { acronym, linkindex } = useTournament();
  const divisions = useList("divisions");
  const empty = (
    <Card>
      <EmptyState
        title="No divisions"
        action={<ButtonLink to={`/${encodeURIComponent(linkindex)}/teams`}>See the teams</ButtonLink>}
      >
        The organiser has not divided this tournament; all teams play in one field.
      </EmptyState>
    </Card>
  );
  return (
    <>
      <PageTitle title="Divisions" acronym={acronym} />
      <SortableTable
        caption="Divisions"
        columns={columns(linkindex)}
        rows={divisions}
        rowId={({ _id }) => _id}
        empty={empty}
      />
    </>
  );
}

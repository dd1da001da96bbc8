// The columns of the teams; on a phone everything else is under the name.
import { Link } from "react-router-dom";
import type { TeamView } from "#projections/views.ts";
import type { Column } from "#web/components/table/column.ts";
import { Under } from "#web/components/table/table-parts.tsx";

export const teamColumns = (slug: string): Column<TeamView>[] => [
  {
    id: "name",
    header: "Name",
    cell: ({ _id, name, captain, state, division }) => (
      <>
        <Link to={`/${encodeURIComponent(slug)}/schedules?team=${_id}`}>{name}</Link>
        <Under>{[captain, state, division?.name].filter(Boolean).join(" · ")}</Under>
      </>
    ),
    sortBy: ({ name }) => name,
    rowHeader: true,
  },
  {
    id: "captain",
    header: "Captain",
    cell: ({ captain }) => captain ?? "–",
    sortBy: ({ captain }) => captain,
    narrow: "hide",
    wrap: true,
  },
  {
    id: "state",
    header: "Organization/State",
    cell: ({ state }) => state ?? "–",
    sortBy: ({ state }) => state,
    narrow: "hide",
    wrap: true,
  },
  {
    id: "division",
    header: "Div.",
    label: "Division",
    cell: ({ division }) => division?.name ?? "–",
    sortBy: ({ division }) => division?.name ?? null,
    narrow: "hide",
    wrap: true,
  },
];

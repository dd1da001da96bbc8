// All columns of the standings; within one division its own rank is beside the tournament's.
import { Link } from "react-router-dom";
import type { RankingKeyName } from "#events/rules/format.ts";
import type { StandingView } from "#projections/views.ts";
import type { Column } from "#web/components/table/column.ts";
import { Under } from "#web/components/table/table-parts.tsx";
import { countColumns, nameColumn, rankColumn } from "#web/tournament/standing-columns.tsx";
import { NONE } from "#web/tournament/team-choice.ts";

const reasons: Record<RankingKeyName, string> = {
  wins: "",
  difference: "by difference",
  points: "by points",
  name: "by name",
};

const reasonOf = ({ decidedBy }: StandingView): string => (decidedBy ? reasons[decidedBy] : "");

function ordinal(place: number): string {
  const ending = place % 100 > 10 && place % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

export const withinDivision = (standings: readonly StandingView[], division: string): StandingView[] =>
  standings.filter((row) => (row.division?._id ?? NONE) === division);

/** In: the tournament's link, and the rows of the shown division in rank order, or null for all teams. */
export function standingsColumns(
  slug: string,
  within: readonly StandingView[] | null,
): Column<StandingView>[] {
  const place = new Map(within?.map(({ team, standing }, at) => [team._id, standing === 0 ? null : at + 1]));
  const placeWords = ({ team, division }: StandingView) => {
    const at = place.get(team._id);
    return at ? `${ordinal(at)} in ${division?.name ?? "no division"}` : (division?.name ?? null);
  };
  const own: Column<StandingView> = {
    id: "place",
    header: "Div.",
    label: "Rank in the division",
    cell: ({ team }) => place.get(team._id) ?? "–",
    sortBy: ({ team }) => place.get(team._id) ?? null,
    board: true,
    narrow: "hide",
  };
  return [
    rankColumn,
    ...(within ? [own] : []),
    {
      ...nameColumn,
      cell: (row) => (
        <>
          <Link to={`/${encodeURIComponent(slug)}/schedules?team=${row.team._id}`}>{row.team.name}</Link>
          <Under>{[placeWords(row), reasonOf(row)].filter(Boolean).join(" · ")}</Under>
        </>
      ),
    },
    {
      id: "division",
      header: "Division",
      cell: ({ division }) => division?.name ?? "–",
      sortBy: ({ division }) => division?.name ?? null,
      narrow: "hide",
      wrap: true,
    },
    ...countColumns,
    { id: "reason", header: "Placed", cell: reasonOf, narrow: "hide" },
  ];
}

// The teams in a table: selected ones are edited in place, or deleted if nothing uses them.
import { useMemo } from "react";
import type { DivisionView, TeamView } from "#projections/views.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { TEAMS } from "#web/sentences/rows.ts";
import { AdminPage } from "../admin-page.tsx";
import { choiceCell, textCell } from "../rows/cell-inputs.tsx";
import type { EditColumn } from "../rows/edit-column.ts";
import { EditTable } from "../rows/edit-table.tsx";

const nameOf = ({ name }: TeamView): string => name;
const valuesOf = ({ name, captain, state, division }: TeamView) => ({
  name,
  captain: captain ?? "",
  state: state ?? "",
  division: division?._id ?? "",
});

const columnsWith = (divisions: readonly DivisionView[]): EditColumn<TeamView>[] => {
  const options = [
    { value: "", label: "None" },
    ...divisions.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return [
    {
      id: "name",
      header: "Name",
      rowHeader: true,
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
      edit: textCell({ width: "13rem" }),
    },
    {
      id: "captain",
      header: "Captain",
      cell: ({ captain }) => captain,
      sortBy: ({ captain }) => captain,
      wrap: true,
      edit: textCell(),
    },
    {
      id: "state",
      header: "Organization/State",
      cell: ({ state }) => state,
      sortBy: ({ state }) => state,
      wrap: true,
      edit: textCell(),
    },
    {
      id: "division",
      header: "Division",
      cell: ({ division }) => division?.name,
      sortBy: ({ division }) => division?.name ?? null,
      wrap: true,
      edit: choiceCell(options),
      options,
    },
  ];
};

export function ManageTeamPage() {
  const [teams, divisions] = [useList("teams"), useList("divisions")];
  const { linkindex } = useTournament();
  const columns = useMemo(() => columnsWith(divisions), [divisions]);
  const add = (
    <ButtonLink to={`/admin/${linkindex}/add-team`} variant="primary">
      Add Team
    </ButtonLink>
  );
  return (
    <AdminPage
      title="Manage Teams"
      note="Select rows to change or delete them. Enter in a box saves them."
      actions={add}
    >
      <EditTable
        caption="Teams"
        kind="teams"
        rows={teams}
        columns={columns}
        nameOf={nameOf}
        valuesOf={valuesOf}
        noun={["team", "teams"]}
        words={TEAMS}
        empty={
          <Card>
            <EmptyState title="No team yet">Add the first one; a name and a division are enough.</EmptyState>
          </Card>
        }
      />
    </AdminPage>
  );
}

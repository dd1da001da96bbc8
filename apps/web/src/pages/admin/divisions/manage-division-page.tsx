// The divisions in a table: selected ones are edited in place, or deleted if nothing uses them.
import type { DivisionView } from "#projections/views.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { EmptyState } from "#web/components/empty-state/empty-state.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { DIVISIONS } from "#web/sentences/rows.ts";
import { AdminPage } from "../admin-page.tsx";
import { textCell } from "../rows/cell-inputs.tsx";
import type { EditColumn } from "../rows/edit-column.ts";
import { EditTable } from "../rows/edit-table.tsx";

const COLUMNS: EditColumn<DivisionView>[] = [
  {
    id: "name",
    header: "Name",
    rowHeader: true,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    edit: textCell({ width: "14rem" }),
  },
  {
    id: "description",
    header: "Description",
    wrap: true,
    cell: ({ description }) => description,
    sortBy: ({ description }) => description,
    edit: textCell({ width: "24rem" }),
  },
];

const nameOf = ({ name }: DivisionView): string => name;
const valuesOf = ({ name, description }: DivisionView) => ({ name, description: description ?? "" });

export function ManageDivisionPage() {
  const divisions = useList("divisions");
  const { linkindex } = useTournament();
  const add = (
    <ButtonLink to={`/admin/${linkindex}/add-division`} variant="primary">
      Add Division
    </ButtonLink>
  );
  return (
    <AdminPage
      title="Manage Divisions"
      note="Select rows to change or delete them. Enter in a box saves them."
      actions={add}
    >
      <EditTable
        caption="Divisions"
        kind="divisions"
        rows={divisions}
        columns={COLUMNS}
        nameOf={nameOf}
        valuesOf={valuesOf}
        noun={["division", "divisions"]}
        words={DIVISIONS}
        empty={
          <Card>
            <EmptyState title="No division yet">Add one; then teams can be put into it.</EmptyState>
          </Card>
        }
      />
    </AdminPage>
  );
}

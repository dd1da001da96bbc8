// The teams that a pasted list would add, each with what is wrong with it.
import type { Column } from "#web/components/table/column.ts";
import { SortableTable } from "#web/components/table/sortable-table.tsx";
import styles from "../rows/rows.module.css";
import type { ListedTeam } from "./team-list.ts";

const COLUMNS: Column<ListedTeam>[] = [
  { id: "line", header: "Line", numeric: true, width: "3rem", cell: ({ line }) => line },
  {
    id: "name",
    header: "Name",
    rowHeader: true,
    cell: ({ fields, problems }) => (
      <span className={styles.head}>
        {fields.name || "–"}
        {problems.map((problem) => (
          <span key={problem} className={styles.problem}>
            {problem}
          </span>
        ))}
      </span>
    ),
  },
  { id: "captain", header: "Captain", cell: ({ fields }) => fields.captain },
  { id: "division", header: "Division", cell: ({ divisionName }) => divisionName },
  { id: "state", header: "Organization", narrow: "hide", cell: ({ fields }) => fields.state },
];

export const TeamPreview = ({ teams }: { teams: readonly ListedTeam[] }) => (
  <SortableTable
    caption="Teams of the list"
    columns={COLUMNS}
    rows={teams}
    rowId={({ line }) => String(line)}
  />
);

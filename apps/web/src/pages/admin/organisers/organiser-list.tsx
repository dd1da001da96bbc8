// The organisers and open invitations, each with a role and a button to remove it.
import type { OrganiserRow } from "#web/api/organisers.ts";
import { Button } from "#web/components/button/button.tsx";
import { Pill } from "#web/components/pill/pill.tsx";
import { ListRow, RowList, RowNote } from "#web/components/row-list/row-list.tsx";
import { ORGANISERS } from "#web/sentences/people.ts";
import styles from "./organisers.module.css";

type OrganiserListProps = {
  rows: readonly OrganiserRow[];
  /** The account that looks at the list. */
  me: string | undefined;
  onRemove: (row: OrganiserRow) => void;
};

export const titleOf = ({ name, email }: OrganiserRow): string => name ?? email ?? ORGANISERS.nameless;

export function OrganiserList({ rows, me, onRemove }: OrganiserListProps) {
  return (
    <RowList label="Organisers">
      {rows.map((row) => (
        <Organiser key={row._id} row={row} mine={row._id === me} onRemove={() => onRemove(row)} />
      ))}
    </RowList>
  );
}

type OrganiserProps = { row: OrganiserRow; mine: boolean; onRemove: () => void };

function Organiser({ row, mine, onRemove }: OrganiserProps) {
  const { name, email, role } = row;
  const verb = mine ? "Leave" : role === "invited" ? "Withdraw" : "Remove";
  return (
    <ListRow
      end={
        <>
          <Pill tone={role === "owner" ? "court" : "quiet"}>{ORGANISERS.roles[role]}</Pill>
          {role !== "owner" && (
            <Button size="sm" aria-label={mine ? "Leave" : `${verb}: ${titleOf(row)}`} onClick={onRemove}>
              {verb}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.name}>
        {titleOf(row)} {mine && <span className={styles.you}>({ORGANISERS.you})</span>}
      </p>
      {name && <RowNote>{email}</RowNote>}
    </ListRow>
  );
}

// The organisers and those invited, each with a role and the way out.
import type { OrganiserRow } from "#web/api/organisers.ts";
import { Button } from "#web/components/button/button.tsx";
import { Card } from "#web/components/card/card.tsx";
import { Pill } from "#web/components/pill/pill.tsx";
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
    <Card flush>
      <ul aria-label="Organisers">
        {rows.map((row) => {
          const mine = row._id === me;
          const verb = mine ? "Leave" : row.role === "invited" ? "Take back" : "Remove";
          return (
            <li key={row._id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.name}>
                  {titleOf(row)} {mine && <span className={styles.quiet}>({ORGANISERS.you})</span>}
                </p>
                {row.name && <p className={styles.quiet}>{row.email}</p>}
              </div>
              <Pill tone={row.role === "owner" ? "court" : "quiet"}>{ORGANISERS.roles[row.role]}</Pill>
              {row.role !== "owner" && (
                <Button
                  size="sm"
                  aria-label={mine ? "Leave" : `${verb}: ${titleOf(row)}`}
                  onClick={() => onRemove(row)}
                >
                  {verb}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

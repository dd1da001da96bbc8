// Differences by subject, each from old to new; long groups open on demand.

import { useId, useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import sunken from "#web/components/card/sunken.module.css";
import { Pill } from "#web/components/pill/pill.tsx";
import { stack } from "#web/components/stack/stack.ts";
import { VisuallyHidden } from "#web/components/visually-hidden/visually-hidden.tsx";
import { HISTORY } from "#web/sentences/history.ts";
import styles from "./difference-list.module.css";
import type { Difference, DifferenceGroup, FieldChange } from "./differences.ts";

type DifferenceListProps = {
  groups: readonly DifferenceGroup[];
  /** How many of a group are shown at first. */
  first?: number;
};

export const DifferenceList = ({ groups, first = 8 }: DifferenceListProps) => (
  <div className={stack("s4")}>
    {groups.map((group) => (
      <Group key={group.title} {...group} first={first} />
    ))}
  </div>
);

function Group({ title, rows, first }: DifferenceGroup & { first: number }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = all ? rows : rows.slice(0, first);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title} <span>{rows.length}</span>
      </h3>
      <ul className={sunken.sunken}>
        {shown.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
      {rows.length > first && (
        <Button variant="quiet" size="sm" edge="start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? HISTORY.fewer : HISTORY.more(rows.length - first)}
        </Button>
      )}
    </section>
  );
}

const Row = ({ row: { name, whole, changes } }: { row: Difference }) => (
  <li className={styles.row}>
    <span className={styles.name}>{name}</span>
    {whole && (
      <Pill tone={whole === "added" ? "court" : "quiet"}>{whole === "added" ? "Added" : "Removed"}</Pill>
    )}
    {changes.length > 0 && (
      <span className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.what} change={change} />
        ))}
      </span>
    )}
  </li>
);

const Change = ({ change: { what, from, to } }: { change: FieldChange }) => (
  <span className={styles.change}>
    {what && <span className={styles.what}>{what} </span>}
    <span className={styles.from}>{from}</span>
    <span aria-hidden="true"> → </span>
    <VisuallyHidden> becomes </VisuallyHidden>
    <span className={styles.to}>{to}</span>
  </span>
);

// A card of rows: what each is, quieter words beneath, and at its end what can be done with it.
import type { ComponentProps, ReactNode } from "react";
import { Card } from "../card/card.tsx";
import styles from "./row-list.module.css";

export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card flush>
      <ul aria-label={label}>{children}</ul>
    </Card>
  );
}

type ListRowProps = Omit<ComponentProps<"li">, "className"> & { end?: ReactNode };

export function ListRow({ end, children, ...rest }: ListRowProps) {
  return (
    <li {...rest} className={styles.row}>
      <div className={styles.words}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}

export function RowNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

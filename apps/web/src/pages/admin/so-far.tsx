// What exists already, beside the form that adds to it.
import type { ReactNode } from "react";
import { Card, Section } from "#web/components/card/card.tsx";
import styles from "./so-far.module.css";

type SoFarProps = {
  title: string;
  none: string;
  items: readonly { id: string; name: string; note?: ReactNode }[];
};

export function SoFar({ title, none, items }: SoFarProps) {
  return (
    <Section title={title}>
      <Card flush>
        {items.length === 0 ? (
          <p className={styles.none}>{none}</p>
        ) : (
          <ul className={styles.list}>
            {items.map(({ id, name, note }) => (
              <li key={id}>
                <span className={styles.name}>{name}</span>
                {note && <span className={styles.note}>{note}</span>}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}

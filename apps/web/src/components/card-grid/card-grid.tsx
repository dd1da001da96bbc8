// Cards beside each other, as many as fit the page; a list for screen readers.
import type { ReactNode } from "react";
import styles from "./card-grid.module.css";

export function CardGrid({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

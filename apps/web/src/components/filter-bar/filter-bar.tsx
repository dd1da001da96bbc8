// The choices above a list, side by side if there is room, and a note on what is shown.
import type { ReactNode } from "react";
import styles from "./filter-bar.module.css";

export function FilterBar({ note, children }: { note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.bar} data-print="no">
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

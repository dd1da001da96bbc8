// One word of state on a soft ground.
import type { ReactNode } from "react";
import styles from "./pill.module.css";

export type PillTone = "quiet" | "court" | "hot" | "danger";

export function Pill({ tone = "quiet", children }: { tone?: PillTone; children: ReactNode }) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  );
}

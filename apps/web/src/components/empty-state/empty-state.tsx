// Says why nothing is here and what can be done about it.
import type { ReactNode } from "react";
import { BallMark } from "../marks/marks.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; mark?: ReactNode };

export function EmptyState({ title, children, action, mark = <BallMark size={28} /> }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>{mark}</span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}

// One quiet line above data that the reader should know about it.
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <p className={styles.notice}>
      <Info aria-hidden="true" size={18} />
      <span>
        <strong className={styles.title}>{title}</strong> {children}
      </span>
    </p>
  );
}

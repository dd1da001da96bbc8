// The pages of a tournament as rows to press, each saying in a word what is there.
import { ChevronRight, type LucideIcon } from "lucide-react";
import type { FunctionComponent } from "react";
import { Link } from "react-router-dom";
import styles from "./page-links.module.css";

export type PageLink = {
  to: string;
  label: string;
  note?: string;
  Icon: LucideIcon | FunctionComponent<{ size?: number }>;
};

export function PageLinks({ label, links }: { label: string; links: readonly PageLink[] }) {
  return (
    <nav aria-label={label} className={styles.links}>
      {links.map(({ to, label, note, Icon }) => (
        <Link key={to} to={to} className={styles.link}>
          <Icon aria-hidden="true" size={20} />
          <span className={styles.label}>{label}</span>
          {note && <span className={styles.note}>{note}</span>}
          <ChevronRight aria-hidden="true" size={18} className={styles.chevron} />
        </Link>
      ))}
    </nav>
  );
}

// The bar at the top: whose page this is on the left, its state and ways out on the right.
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { LogoMark } from "../components/marks/marks.tsx";
import { VisuallyHidden } from "../components/visually-hidden/visually-hidden.tsx";
import styles from "./header.module.css";

type HeaderProps = {
  /** The product, or the tournament's acronym. */
  title: string;
  subtitle?: ReactNode;
  /** Said after the subtitle where there is room for it whole. */
  aside?: string | null | undefined;
  home: { to: string; label: string };
  children?: ReactNode;
};

export function Header({ title, subtitle, aside, home, children }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Link to={home.to} className={styles.brand}>
        <LogoMark />
        <span className={styles.names}>
          <span className={styles.title}>{title}</span>
          {subtitle && (
            <span className={styles.subtitle}>
              <span>{subtitle}</span>
              {aside && <span>{`\u00a0· ${aside}`}</span>}
            </span>
          )}
        </span>
        <VisuallyHidden>, {home.label}</VisuallyHidden>
      </Link>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}

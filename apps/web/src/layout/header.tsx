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
  /** Further parts after the subtitle, each shown only if it fits whole. */
  asides?: readonly (string | null | undefined)[];
  home: { to: string; label: string };
  children?: ReactNode;
};

export function Header({ title, subtitle, asides = [], home, children }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Link to={home.to} className={styles.brand}>
        <LogoMark />
        <span className={styles.names}>
          <span className={styles.title}>{title}</span>
          {subtitle && (
            <span className={styles.subtitle}>
              <span>{subtitle}</span>
              {asides.map((aside) => aside && <span key={aside}>{`\u00a0· ${aside}`}</span>)}
            </span>
          )}
        </span>
        <VisuallyHidden>, {home.label}</VisuallyHidden>
      </Link>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}

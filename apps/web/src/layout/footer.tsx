// The foot of every public page: sharing, the other tournaments, and the theme.
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ThemeSwitch } from "../components/theme-switch/theme-switch.tsx";
import styles from "./footer.module.css";

/** `share`: null keeps its space free. */
export function Footer({ share }: { share?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      {share !== undefined && (
        <section className={styles.share} aria-label="Share this page">
          {share}
        </section>
      )}
      <div className={styles.footLinks}>
        <Link to="/">All tournaments</Link>
        <Link to="/feedback">Feedback on this site</Link>
        <Link to="/contact">Request hosting your tournament</Link>
      </div>
      <div className={styles.theme}>
        <ThemeSwitch />
      </div>
    </footer>
  );
}

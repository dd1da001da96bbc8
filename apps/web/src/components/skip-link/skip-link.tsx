// The first stop of the Tab key: past the menus to the page itself.
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a href="#main" className={styles.skip} data-print="no">
      Skip to the page
    </a>
  );
}

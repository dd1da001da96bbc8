// A pause between two games of a team: a bye or lunch, with its length.
import styles from "./gap-row.module.css";

export function GapRow({ gap, minutes }: { gap: "BYE" | "LUNCH"; minutes: number }) {
  return (
    <li className={styles.gap}>
      <span className={styles.word}>{gap}</span>
      <span aria-hidden="true"> · </span>
      {minutes} minutes
    </li>
  );
}

// The winner of the final, announced as loudly as this site ever gets.
import { TrophyMark } from "../components/marks/marks.tsx";
import styles from "./champion.module.css";

export function Champion({ name }: { name: string }) {
  return (
    <section className={styles.champion} aria-labelledby="champion">
      <TrophyMark size={30} />
      <div>
        <h2 id="champion" className={styles.cheer}>
          Congratulations!!!
        </h2>
        <p className={styles.winner}>{name}</p>
      </div>
    </section>
  );
}

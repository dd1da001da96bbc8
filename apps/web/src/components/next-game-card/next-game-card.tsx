// The answer to "where and when do we play next", readable at arm's length.
import { CourtMark, WhistleMark } from "../marks/marks.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./next-game-card.module.css";

type NextGameCardProps = {
  team: string;
  /** "Next", or "Now" while it is being played. */
  word?: "Next" | "Now";
  /** As shown, such as "10:20 AM". */
  time: string;
  /** "in 18 min". */
  countdown?: string;
  /** The other team; absent for referee duty. */
  opponent?: string;
  /** "Pool A · round 3". */
  detail?: string;
  court?: string | null;
};

/** A longer opponent's name gets a line to itself, and wraps there. */
const longName = 24;

export function NextGameCard({
  team,
  word = "Next",
  time,
  countdown,
  opponent,
  detail,
  court,
}: NextGameCardProps) {
  const [digits, half] = time.split(" ");
  const name = opponent ?? "Referee";
  const crowded = name.length > longName || /\S{14}/.test(name);
  return (
    <article className={styles.card} data-crowded={crowded || undefined}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {word} for {team}
        </h2>
        {countdown && <p className={styles.countdown}>{countdown}</p>}
      </header>
      <p className={styles.time}>
        {digits}
        {half && <span className={styles.half}> {half}</span>}
      </p>
      <div className={styles.against}>
        <p className={styles.opponent}>
          {opponent ? <VisuallyHidden>against </VisuallyHidden> : <WhistleMark size={20} />}
          {name}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {court && (
        <div className={styles.court}>
          <CourtMark court={court} />
        </div>
      )}
    </article>
  );
}

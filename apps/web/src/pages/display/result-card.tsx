// One of the newest results on the display, once nothing is left to play.
import { courtName } from "#events/rules/court-name.ts";
import { timeWords } from "#web/tournament/game-words.ts";
import type { VenueGame } from "#web/venue/venue-game.ts";
import styles from "./courts.module.css";
import { Sides } from "./sides.tsx";

export function ResultCard({ game }: { game: VenueGame }) {
  const { detail, court } = game;
  return (
    <li className={styles.court}>
      <div className={styles.slot} data-slot="last">
        <p className={styles.label}>
          <strong className={styles.word}>Final</strong>
          <span className={styles.time}>{timeWords(game)}</span>
          {court && <span>{courtName(court)}</span>}
          {detail && <span className={styles.detail}>{detail}</span>}
        </p>
        <Sides game={game} />
      </div>
    </li>
  );
}

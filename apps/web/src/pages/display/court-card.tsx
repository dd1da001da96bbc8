// One court on the display: large its name, who is on it now, and who comes next.

import { courtName } from "#events/rules/court-name.ts";
import { formatDay } from "#events/rules/date.ts";
import { WhistleMark } from "#web/components/marks/marks.tsx";
import { VisuallyHidden } from "#web/components/visually-hidden/visually-hidden.tsx";
import { useDeviceClock } from "#web/live/device-clock.ts";
import { useTournament } from "#web/live/tournament-live.tsx";
import { timeWords } from "#web/tournament/game-words.ts";
import type { CourtNow } from "#web/venue/courts.ts";
import type { VenueGame } from "#web/venue/venue-game.ts";
import styles from "./courts.module.css";
import { Sides } from "./sides.tsx";
import teamName from "./team-name.module.css";

export function CourtCard({ court, now, next, last }: CourtNow) {
  const first = now ?? last;
  return (
    <li className={styles.court} data-now={now ? "" : undefined}>
      <header className={styles.courtHead}>
        <h3 className={styles.courtName}>{court === null ? "Court to be announced" : courtName(court)}</h3>
        <Referees names={(now ?? next)?.referees ?? []} />
      </header>
      {first && (
        <div className={styles.slot} data-slot={now ? "now" : "last"}>
          <Label game={first}>{now ? "Now" : "Final"}</Label>
          <Sides game={first} />
        </div>
      )}
      {next && (
        <div className={styles.slot} data-slot="next">
          <Label game={next}>Next</Label>
          <Sides game={next} />
        </div>
      )}
    </li>
  );
}

function Label({ game, children }: { game: VenueGame; children: string }) {
  const { startdate } = useTournament();
  const today = useDeviceClock().date;
  const date = game.date ?? startdate;
  return (
    <p className={styles.label}>
      <strong className={styles.word}>{children}</strong>
      <span className={styles.time}>{timeWords(game)}</span>
      {date !== today && <span>{formatDay(date, today)}</span>}
      {game.detail && <span className={styles.detail}>{game.detail}</span>}
    </p>
  );
}

function Referees({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles.referee}>
      <WhistleMark size={22} />
      <VisuallyHidden>Referee: </VisuallyHidden>
      <span className={teamName.team}>{names.join(", ")}</span>
    </p>
  );
}

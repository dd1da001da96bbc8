// One game's sheet for the referee's table: who, where and when, points to strike out, results, and signatures.
import type { CSSProperties } from "react";
import { courtName } from "#events/rules/court-name.ts";
import { formatDay } from "#events/rules/date.ts";
import type { Format } from "#events/rules/format.ts";
import { formatTime } from "#events/rules/time.ts";
import { PrintedAsOf } from "#web/live/tournament-badge.tsx";
import { useTournament } from "#web/live/tournament-live.tsx";
import type { VenueGame } from "#web/venue/venue-game.ts";
import styles from "./score-sheets.module.css";
import { pointsToStrike } from "./sheets.ts";

export function ScoreSheet({ game }: { game: VenueGame }) {
  const { name, startdate, rules } = useTournament();
  const { court, date, time, detail, sides, referees } = game;
  const format = rules.formats[game.format];
  const sets = Array.from({ length: format.sets }, (_, at) => at + 1);
  return (
    <article className={styles.sheet} aria-label={`Score sheet of ${sides.join(" v ")}`}>
      <header className={styles.head}>
        <p className={styles.where}>
          {court === null ? "Court" : courtName(court)}
          {court === null && <span className={styles.line} />}
        </p>
        <p className={styles.where}>
          {time === null ? "Time" : formatTime(time)}
          {time === null && <span className={styles.line} />}
        </p>
        <div className={styles.what}>
          <p>
            <strong>{name}</strong>
          </p>
          <p>{[formatDay(date ?? startdate), detail].filter(Boolean).join(" · ")}</p>
          <PrintedAsOf />
        </div>
      </header>
      {sets.map((set) => (
        <SetBoxes key={set} game={game} format={format} set={sets.length > 1 ? set : null} />
      ))}
      <footer className={styles.foot}>
        <Signature label="Referee">{referees.join(", ")}</Signature>
        <Signature label={`Captain, ${sides[0]}`} />
        <Signature label={`Captain, ${sides[1]}`} />
      </footer>
    </article>
  );
}

type SetBoxesProps = { game: VenueGame; format: Format; set: number | null };

function SetBoxes({ game, format, set }: SetBoxesProps) {
  const numbers = pointsToStrike(format);
  return (
    <div className={styles.set}>
      {set !== null && <p className={styles.setName}>Set {set}</p>}
      {game.sides.map((team, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side has no name but its place
        <div key={at} className={styles.team}>
          <p className={styles.name}>{team}</p>
          <p
            className={styles.points}
            style={{ "--in-a-row": Math.ceil(numbers.length / 2) } as CSSProperties}
            aria-hidden="true"
          >
            {numbers.map((point) => (
              <span key={point} className={styles.point} data-target={point === format.target || undefined}>
                {point}
              </span>
            ))}
          </p>
          <span className={styles.result} aria-hidden="true" />
        </div>
      ))}
    </div>
  );
}

function Signature({ label, children }: { label: string; children?: string }) {
  return (
    <p className={styles.signature}>
      <span className={styles.known}>{children}</span>
      <span className={styles.label}>{label}</span>
    </p>
  );
}

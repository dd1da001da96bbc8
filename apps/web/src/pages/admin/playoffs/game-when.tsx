// When and where a game of the bracket is played: its time and court, and its day where the tournament has several.
import { useState } from "react";
import type { BracketFields } from "#web/api/playoffs.ts";
import control from "#web/components/field/control.module.css";
import { useTournament } from "#web/live/tournament-live.tsx";
import { GAMES } from "#web/sentences/rows.ts";
import { isTime } from "./bracket-edits.ts";
import styles from "./playoffs.module.css";

type Name = "date" | "time" | "court";

type GameWhenProps = {
  /** "R1-3". */
  place: string;
  shown: Pick<BracketFields, Name>;
  set: (name: Name, value: string) => void;
};

export function GameWhen({ place, shown, set }: GameWhenProps) {
  const { startdate, enddate } = useTournament();
  // A time is judged once it is typed, not while it is.
  const [typing, setTyping] = useState(false);
  const wrong = !typing && !isTime(shown.time);
  const error = `time-of-${place}`;
  return (
    <div className={styles.when}>
      {(shown.date !== "" || (enddate ?? startdate) !== startdate) && (
        <label>
          Day
          <input
            type="date"
            className={control.control}
            value={shown.date || startdate}
            aria-label={`Day of ${place}`}
            onChange={(event) => set("date", event.target.value)}
          />
        </label>
      )}
      <label>
        Time
        <input
          className={control.control}
          value={shown.time}
          maxLength={12}
          autoComplete="off"
          data-holds="time"
          aria-label={`Time of ${place}`}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? error : undefined}
          onChange={(event) => {
            setTyping(true);
            set("time", event.target.value);
          }}
          onBlur={() => setTyping(false)}
        />
      </label>
      <label>
        Court
        <input
          className={control.control}
          value={shown.court}
          maxLength={20}
          autoComplete="off"
          aria-label={`Court of ${place}`}
          onChange={(event) => set("court", event.target.value)}
        />
      </label>
      {wrong && (
        <p id={error} className={styles.wrong}>
          {GAMES.time}
        </p>
      )}
    </div>
  );
}

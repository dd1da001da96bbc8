// When and where a bracket game is played: its time and court, and its day if the tournament has several.
import { useState } from "react";
import { COURT_LENGTH } from "#events/rules/court.ts";
import type { BracketFields } from "#web/api/playoffs.ts";
import control from "#web/components/field/control.module.css";
import { useTournament } from "#web/live/tournament-live.tsx";
import { GAMES } from "#web/sentences/rows.ts";
import { isTime } from "./bracket-edits.ts";
import styles from "./playoffs.module.css";

type BoxProps = {
  /** "R1-3", or the name of a whole round. */
  place: string;
  value: string;
  set: (value: string) => void;
};

/** Nothing if the tournament lasts a day and no other day is stored. */
export function DayBox({ place, value, set }: BoxProps) {
  const { startdate, enddate } = useTournament();
  if (value === "" && (enddate ?? startdate) === startdate) return null;
  return (
    <label>
      Day
      <input
        type="date"
        className={control.control}
        value={value || startdate}
        aria-label={`Day of ${place}`}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  );
}

/** An error of the time is in the last line of its box's row. */
export function TimeBox({ place, value, set, onEnter }: BoxProps & { onEnter?: () => void }) {
  // A time is checked once it is typed, not while it is.
  const [typing, setTyping] = useState(false);
  const wrong = !typing && !isTime(value);
  const error = `time-of-${place.replaceAll(" ", "-")}`;
  return (
    <>
      <label>
        Time
        <input
          className={control.control}
          value={value}
          maxLength={12}
          autoComplete="off"
          data-holds="time"
          aria-label={`Time of ${place}`}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? error : undefined}
          onChange={(event) => {
            setTyping(true);
            set(event.target.value);
          }}
          onBlur={() => setTyping(false)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !onEnter) return;
            event.preventDefault();
            setTyping(false);
            onEnter();
          }}
        />
      </label>
      {wrong && (
        <p id={error} className={styles.wrong}>
          {GAMES.time}
        </p>
      )}
    </>
  );
}

type Name = "date" | "time" | "court";

type GameWhenProps = {
  /** "R1-3". */
  place: string;
  shown: Pick<BracketFields, Name>;
  set: (name: Name, value: string) => void;
};

export const GameWhen = ({ place, shown, set }: GameWhenProps) => (
  <div className={styles.when}>
    <DayBox place={place} value={shown.date} set={(date) => set("date", date)} />
    <TimeBox place={place} value={shown.time} set={(time) => set("time", time)} />
    <label>
      Court
      <input
        className={control.control}
        value={shown.court}
        maxLength={COURT_LENGTH}
        autoComplete="off"
        aria-label={`Court of ${place}`}
        onChange={(event) => set("court", event.target.value)}
      />
    </label>
  </div>
);

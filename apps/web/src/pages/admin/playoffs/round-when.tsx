// One day and time for all games of a round: each card takes it over, and is saved like any other.
import clsx from "clsx";
import { useState } from "react";
import { counted } from "#events/rules/counted.ts";
import { Button } from "#web/components/button/button.tsx";
import { type BracketGame, isToPlay } from "#web/tournament/bracket-sides.ts";
import { isTime } from "./bracket-edits.ts";
import { DayBox, TimeBox } from "./game-when.tsx";
import styles from "./playoffs.module.css";
import type { GameActs } from "./use-bracket-desk.ts";

type RoundWhenProps = {
  /** "Quarterfinals". */
  round: string;
  games: readonly BracketGame[];
  acts: GameActs;
};

/** Nothing if fewer than two games are played. */
export function RoundWhen({ round, games, acts }: RoundWhenProps) {
  const [date, setDate] = useState("");
  const [time, setTime] = useState("");
  const played = games.filter(isToPlay);
  if (played.length < 2) return null;
  const isTyped = (date !== "" || time.trim() !== "") && isTime(time);
  const place = `all ${round}`;
  function setAll() {
    if (!isTyped) return;
    for (const game of played) {
      if (date !== "") acts.type(game, "date", date);
      if (time.trim() !== "") acts.type(game, "time", time);
    }
    setDate("");
    setTime("");
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a row with what follows it
    <div
      role="group"
      aria-label={`When ${place} are played`}
      className={clsx(styles.when, styles.whenAll)}
      data-print="no"
    >
      <DayBox place={place} value={date} set={setDate} />
      <TimeBox place={place} value={time} set={setTime} onEnter={setAll} />
      <Button variant="quiet" disabled={!isTyped} onClick={setAll}>
        Set for {counted(played.length, "game")}
      </Button>
    </div>
  );
}

// Somebody else has changed this game too: what is stored now, by whom and when, and two ways to go on.
import { formatDay } from "#events/rules/date.ts";
import { formatTime } from "#events/rules/time.ts";
import type { Current } from "#web/api/outcome.ts";
import { Button } from "#web/components/button/button.tsx";
import { ROWS } from "#web/sentences/rows.ts";
import { clockText, scoreText } from "#web/sentences/scores.ts";
import type { BracketGame } from "#web/tournament/bracket-sides.ts";
import { focusBoxesOf } from "../after-choice.ts";
import styles from "./playoffs.module.css";
import type { GameActs } from "./use-bracket-desk.ts";

type GameConflictProps = { theirs: Current<BracketGame>; id: string; acts: GameActs };

export function GameConflict({ theirs, id, acts }: GameConflictProps) {
  const { team1, team2, scoreTeam1, scoreTeam2, date, time, court, by, at } = theirs;
  const now = [
    `${team1?.name ?? "TBD"} v ${team2?.name ?? "TBD"}`,
    scoreText([scoreTeam1, scoreTeam2]),
    date && formatDay(date),
    time && formatTime(time),
    court && `court ${court}`,
  ].filter(Boolean);
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        {by.name} saved {now.join(", ")}
        {at && ` at ${clockText(at)}`}.
      </p>
      <div className={styles.choices}>
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            focusBoxesOf(currentTarget);
            acts.keepTheirs(id);
          }}
        >
          {ROWS.keepTheirs}
        </Button>
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            focusBoxesOf(currentTarget);
            acts.takeMine(id);
          }}
        >
          Keep mine
        </Button>
      </div>
    </div>
  );
}

// One game in a list: when and where, who, the score, and one word for its state.
import clsx from "clsx";
import { Link } from "react-router-dom";
import { courtName } from "#events/rules/court-name.ts";
import changedStyles from "../changed/changed.module.css";
import { useChanged } from "../changed/use-changed.ts";
import { TrophyMark, WhistleMark } from "../marks/marks.tsx";
import { Pill, type PillTone } from "../pill/pill.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./game-row.module.css";

export type GameState = "upcoming" | "next" | "now" | "past" | "final" | "won" | "lost" | "tied";

export type GameSide = {
  name: string;
  score?: number | null;
  to?: string;
  /** The chosen or followed team. */
  marked?: boolean;
  /** The name only says where the team will come from: "Winner of R2-2", "TBD". */
  open?: boolean;
};

export type GameRowProps = {
  time: string;
  court?: string | null;
  /** Division, round or the like, under the teams. */
  note?: string;
  sides: readonly [GameSide, GameSide];
  state: GameState;
  /** The day has come this far in the list: what is above is over. */
  current?: boolean;
};

const states: Record<GameState, { word: string; tone?: PillTone }> = {
  upcoming: { word: "Scheduled" },
  // However long ago: a game is scheduled until it has a result (rule 7).
  past: { word: "Scheduled" },
  next: { word: "Next", tone: "hot" },
  now: { word: "Now", tone: "hot" },
  final: { word: "Final" },
  won: { word: "Won", tone: "court" },
  lost: { word: "Lost" },
  tied: { word: "Tied" },
};

type GameListProps = {
  label: string;
  /** Games of one time: side by side where there is room. */
  tiles?: boolean;
  children: React.ReactNode;
};

/** Rows belong in a list: `<ol>` with one `<li>` per game and gap. */
export function GameList({ label, tiles, children }: GameListProps) {
  return (
    <ol className={clsx(styles.list, tiles && styles.tiles)} aria-label={label}>
      {children}
    </ol>
  );
}

export function GameRow({ time, court, note, sides, state, current }: GameRowProps) {
  const [one, two] = [sides[0].score ?? null, sides[1].score ?? null];
  const scored = one !== null && two !== null;
  const winner = !scored || one === two || state === "now" ? -1 : one > two ? 0 : 1;
  const { word, tone } = states[state];
  return (
    <li className={styles.row} aria-current={current && "time"}>
      <When time={time} court={court} />
      <div className={styles.sides} data-scored={scored || undefined}>
        {sides.map((side, at) => (
          <Side
            key={at === 0 ? "one" : "two"}
            side={side}
            won={at === winner}
            lost={winner >= 0 && at !== winner}
          />
        ))}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.state}>{tone ? <Pill tone={tone}>{word}</Pill> : word}</div>
    </li>
  );
}

export function RefereeRow({ time, court, note }: { time: string; court?: string | null; note?: string }) {
  return (
    <li className={styles.row}>
      <When time={time} court={court} />
      <div className={styles.duty}>
        <WhistleMark />
        <span className={styles.name}>Referee</span>
        {note && <span className={styles.note}>{note}</span>}
      </div>
    </li>
  );
}

function When({ time, court }: { time: string; court: string | null | undefined }) {
  return (
    <div className={styles.when}>
      <span className={styles.time}>{time}</span>
      {court && <span className={styles.court}>{courtName(court)}</span>}
    </div>
  );
}

function Side({ side, won, lost }: { side: GameSide; won: boolean; lost: boolean }) {
  const changed = useChanged(side.score ?? null);
  const scored = typeof side.score === "number";
  return (
    <div className={clsx(styles.side, lost && styles.lost, side.open && styles.open)}>
      <span className={styles.name}>
        {side.marked && <span className={styles.marked} aria-hidden="true" />}
        {side.to ? <Link to={side.to}>{side.name}</Link> : side.name}
        {won && <VisuallyHidden>, winner</VisuallyHidden>}
      </span>
      {scored && <span className={styles.trophy}>{won && <TrophyMark size={13} />}</span>}
      {scored && <span className={clsx(styles.score, changed && changedStyles.changed)}>{side.score}</span>}
    </div>
  );
}

// One wildcard or playoff game as a card: when and where on top, then a line for each side.
import clsx from "clsx";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Id } from "#events/entities.ts";
import { courtName } from "#events/rules/court-name.ts";
import { weekdayOf } from "#events/rules/date.ts";
import { hasResult } from "#projections/result.ts";
import changedStyles from "../components/changed/changed.module.css";
import { useChanged } from "../components/changed/use-changed.ts";
import { CutName } from "../components/cut-name/cut-name.tsx";
import { TrophyMark } from "../components/marks/marks.tsx";
import { VisuallyHidden } from "../components/visually-hidden/visually-hidden.tsx";
import { useTournament } from "../live/tournament-live.tsx";
import styles from "./bracket-card.module.css";
import { isOver, isTied, winningSide } from "./bracket-game.ts";
import { type BracketGame, courtOf, openWords, type Side, sourceOf, teamOf } from "./bracket-sides.ts";
import type { Moment } from "./game-clock.ts";
import { timeWords } from "./game-words.ts";

type BracketCardProps = {
  game: BracketGame;
  /** "R1-3". */
  place?: string;
  moment: Moment;
  /** One of eight above each other, if there is room for all rounds. */
  dense?: boolean;
  /** The team whose way through the bracket is marked. */
  path: Id | null;
  /** Absent: names are no links. */
  teamLink?: (team: Id) => string;
  seeds?: ReadonlyMap<Id, number>;
  onPoint?: (team: Id | null) => void;
  children?: ReactNode;
};

export function BracketCard({ game, place, moment, dense, children, ...sides }: BracketCardProps) {
  const court = courtOf(game);
  const state = stateOf(game, moment);
  const idle = state === "Bye" || state === "Not played";
  const { startdate } = useTournament();
  const day = game.date && game.date !== startdate ? `${weekdayOf(game.date)} ` : "";
  const time = game.time || !(idle || hasResult(game)) ? timeWords(game) : "";
  const when = [day + time, court && courtName(court)];
  return (
    <div
      className={styles.card}
      data-now={state === "Now" || undefined}
      data-dense={dense || undefined}
      data-idle={idle || undefined}
    >
      <p className={styles.head}>
        {place && <span className={styles.place}>{place}</span>}
        <span className={styles.when}>{when.filter(Boolean).join(" · ")}</span>
        <span className={styles.state} data-state={state.toLowerCase()}>
          {state}
        </span>
      </p>
      <SideLine game={game} side={1} {...sides} />
      <SideLine game={game} side={2} {...sides} />
      {children}
    </div>
  );
}

function stateOf(game: BracketGame, moment: Moment): string {
  if (moment === "final") return isTied(game) ? "Tied" : "Final";
  if (isOver(game)) return !game.isWildCard && game.isBye ? "Bye" : "Not played";
  return moment === "now" ? "Now" : "Scheduled";
}

/** In a printed bracket one line fits a name of 22 letters; longer ones are smaller, and wrap. */
const lengthOnPaper = ({ length }: string) => (length > 66 ? "very" : length > 22 ? "some" : undefined);

type SideProps = Pick<BracketCardProps, "game" | "path" | "teamLink" | "seeds" | "onPoint"> & { side: Side };

function SideLine({ game, side, path, teamLink, seeds, onPoint }: SideProps) {
  const team = teamOf(game, side);
  const score = hasResult(game) ? (side === 1 ? game.scoreTeam1 : game.scoreTeam2) : null;
  const changed = useChanged(score);
  const winner = winningSide(game);
  const seed = team && seeds?.get(team._id);
  if (!team) {
    const source = sourceOf(game, side);
    return (
      <p className={clsx(styles.side, styles.open)} data-vacant={source?.kind === "vacant" || undefined}>
        {seeds && <span className={styles.seed} />}
        <span className={styles.name}>{openWords(source)}</span>
      </p>
    );
  }
  const name = (
    <>
      <CutName name={team.name} />
      {winner === side && <VisuallyHidden>, winner</VisuallyHidden>}
    </>
  );
  return (
    <p
      className={clsx(styles.side, winner === side && styles.won, winner && winner !== side && styles.lost)}
      data-path={team._id === path || undefined}
      data-long={lengthOnPaper(team.name)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint?.(team._id)}
      onPointerLeave={() => onPoint?.(null)}
    >
      {seeds && (
        <span className={styles.seed}>
          {seed && <VisuallyHidden>Seed </VisuallyHidden>}
          {seed}
        </span>
      )}
      {teamLink ? (
        <Link
          to={teamLink(team._id)}
          className={styles.name}
          title={team.name}
          onFocus={() => onPoint?.(team._id)}
          onBlur={() => onPoint?.(null)}
        >
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {winner === side && (
        <span className={styles.trophy}>
          <TrophyMark size={13} />
        </span>
      )}
      {score !== null && (
        <span className={clsx(styles.score, changed && changedStyles.changed)}>{score}</span>
      )}
    </p>
  );
}

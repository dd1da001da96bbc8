// One wildcard or bracket game to fill in: when and where, its two teams, their scores, and its state.
import { memo } from "react";
import type { TeamView } from "#projections/views.ts";
import { ScoreBox, type ScoreMood } from "#web/components/score-box/score-box.tsx";
import type { KeptScore } from "#web/outbox/kept-scores.ts";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { keptWords, SCORES } from "#web/sentences/scores.ts";
import { type BracketGame, isEmpty, type Side } from "#web/tournament/bracket-sides.ts";
import { answersJump, goOnWhenWhole } from "../scores/go-on.ts";
import { type BracketEdit, isOpen, shownOf } from "./bracket-edits.ts";
import { GameConflict } from "./game-conflict.tsx";
import { GameWhen } from "./game-when.tsx";
import styles from "./playoffs.module.css";
import { placeOf } from "./scored-names.ts";
import { DropPlace } from "./team-drag.tsx";
import { TeamSelect } from "./team-select.tsx";
import type { BracketDesk, GameActs } from "./use-bracket-desk.ts";

type GameCardsProps = { games: readonly BracketGame[]; teams: readonly TeamView[]; desk: BracketDesk };

export const GameCards = ({ games, teams, desk }: GameCardsProps) => (
  <ul className={styles.games}>
    {games.map((game) => (
      <GameCard
        key={game._id}
        game={game}
        edit={desk.edits.get(game._id)}
        kept={desk.keptOf(game._id)}
        teams={teams}
        acts={desk.acts}
      />
    ))}
  </ul>
);

type GameCardProps = {
  game: BracketGame;
  edit: BracketEdit | undefined;
  teams: readonly TeamView[];
  /** Its score that waits on this device. */
  kept: KeptScore | undefined;
  acts: GameActs;
};

const GameCard = memo(function GameCard({ game, edit, teams, kept, acts }: GameCardProps) {
  const shown = shownOf(game, edit, kept);
  const open = isOpen(edit);
  const mood: ScoreMood = edit?.theirs ? "failed" : open || kept ? "unsaved" : "plain";
  const place = placeOf(game);
  const nameOf = (team: string) => teams.find(({ _id }) => _id === team)?.name ?? "TBD";
  const side = (which: Side) => (
    <DropPlace game={game} side={which} team={shown[`team${which}`]} className={styles.side}>
      <TeamSelect
        game={game}
        side={which}
        value={shown[`team${which}`]}
        teams={teams}
        onChange={(team) => acts.type(game, `team${which}`, team)}
      />
      <ScoreBox
        label={`${nameOf(shown[`team${which}`])}, ${place} score ${which}`}
        value={shown[`scoreTeam${which}`]}
        mood={mood}
        onChange={(digits) => acts.type(game, `scoreTeam${which}`, digits)}
        onKeyDown={(event) => {
          if (answersJump(event, { restore: acts.keepTheirs })) return;
          if (event.key === "Escape") acts.keepTheirs(game._id);
        }}
        onInput={goOnWhenWhole}
        data-game={shown.team1 && shown.team2 ? game._id : undefined}
      />
    </DropPlace>
  );
  return (
    <li className={styles.game} data-unsaved={open || undefined} aria-label={place}>
      <div className={styles.top}>
        <h3 className={styles.place}>{place}</h3>
        <p className={styles.state} data-unsaved={open || kept !== undefined || undefined}>
          {open ? SCORES.unsaved : kept ? keptWords(kept.state, kept.reason) : wordFor(game, edit)}
        </p>
      </div>
      <GameWhen place={place} shown={shown} set={(name, value) => acts.type(game, name, value)} />
      {side(1)}
      {side(2)}
      {edit?.theirs && <GameConflict theirs={edit.theirs} id={game._id} acts={acts} />}
    </li>
  );
});

function wordFor(game: BracketGame, edit: BracketEdit | undefined): string {
  const { scoreTeam1: one, scoreTeam2: two } = game;
  const empty = one === null && two === null;
  if (!game.isWildCard && game.isBye) return PLAYOFFS.bye;
  if (game.isWildCard && !empty && one === two) return `${SCORES.saved} · ${PLAYOFFS.tie}`;
  if (!empty) return one === null || two === null ? SCORES.half : SCORES.saved;
  if (!game.isWildCard && isEmpty(game)) return PLAYOFFS.nobody;
  if (!game.team1 || !game.team2) return PLAYOFFS.waiting;
  // A score saved here may have been cleared since.
  return edit?.saved !== undefined && game.version <= edit.saved ? SCORES.saved : SCORES.open;
}

// A game of the tournament as a row: from one team's side, or neutral.
import { memo } from "react";
import type { Id } from "#events/entities.ts";
import { hasResult } from "#projections/result.ts";
import { GameRow, type GameSide, type GameState, RefereeRow } from "../components/game-row/game-row.tsx";
import type { Clock } from "../live/device-clock.ts";
import type { DayGame } from "./day-games.ts";
import { type Moment, momentOf } from "./game-clock.ts";
import { gameDetail, timeWords } from "./game-words.ts";

export type GameItemProps = {
  game: DayGame;
  startdate: string;
  now: Clock;
  /** Whose list this is: results then are wins, losses and ties of this team. */
  ofTeam?: Id;
  followed: Id | null;
  /** This is the game in the card above. */
  next?: boolean;
  /** The day has come this far in the list. */
  current?: boolean;
  /** Absent: names are no links. */
  teamLink?: (team: Id) => string;
};

/** Redrawn only if something of it changes: `teamLink` is kept stable between renders. */
export const GameItem = memo(function GameItem(props: GameItemProps) {
  const { game, startdate, now, ofTeam, followed, next = false, current = false, teamLink } = props;
  const when = { time: timeWords(game), court: game.court };
  if (game.isReferee) {
    return <RefereeRow {...when} {...(!ofTeam && { note: game.team1.name })} />;
  }
  const side = ({ _id, name }: DayGame["team1"], score: number | null): GameSide => ({
    name,
    score: hasResult(game) ? score : null,
    ...(teamLink && _id && _id !== ofTeam && { to: teamLink(_id) }),
    marked: _id !== null && _id === followed,
    open: _id === null,
  });
  const detail = gameDetail(game);
  return (
    <GameRow
      {...when}
      {...(!ofTeam && detail && { note: detail })}
      sides={[side(game.team1, game.scoreTeam1), side(game.team2, game.scoreTeam2)]}
      state={stateOf(game, ofTeam, momentOf(game, startdate, now), next)}
      current={current}
    />
  );
});

function stateOf(game: DayGame, ofTeam: Id | undefined, moment: Moment, next: boolean): GameState {
  if (next && moment === "upcoming") return "next";
  if (moment !== "final" || !ofTeam) return moment;
  const [own, other] =
    game.team1._id === ofTeam ? [game.scoreTeam1!, game.scoreTeam2!] : [game.scoreTeam2!, game.scoreTeam1!];
  return own > other ? "won" : own < other ? "lost" : "tied";
}

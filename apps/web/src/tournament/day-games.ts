// Pool, wildcard and bracket games as rows of one kind: a team's day goes on after the pools.
import type { Id } from "#events/entities.ts";
import { compareStart } from "#projections/lists.ts";
import type { GameView, Snapshot } from "#projections/views.ts";
import {
  type BracketGame,
  courtOf,
  isToPlay,
  openWords,
  type Side,
  sourceOf,
  teamOf,
} from "./bracket-sides.ts";

/** What one game of each round of the bracket is called. */
const STAGES = ["Round of 16", "Quarterfinal", "Semifinal", "Final"];

/** One side of a game: a team, or in words where it will come from. */
interface DaySide {
  _id: Id | null;
  name: string;
}

type Shared =
  | "_id"
  | "division"
  | "isReferee"
  | "round"
  | "court"
  | "date"
  | "time"
  | "scoreTeam1"
  | "scoreTeam2";

export interface DayGame extends Pick<GameView, Shared> {
  team1: DaySide;
  team2: DaySide;
}

/**
 * In: each list in its own order. Out: by date and time, none last, and by stage if they start together; without
 * byes, and without games whose teams are both unknown.
 */
export function dayGames(
  { games, wildcardGames, playoffGames }: Pick<Snapshot, "games" | "wildcardGames" | "playoffGames">,
  startdate: string,
): DayGame[] {
  const later = [...wildcardGames, ...playoffGames].filter(
    (game) => isToPlay(game) && (game.team1 !== null || game.team2 !== null),
  );
  return [...games, ...later.map(fromBracket)].sort((a, b) => compareStart(a, b, { startdate }));
}

function fromBracket(game: BracketGame): DayGame {
  const { _id, date, time, scoreTeam1, scoreTeam2 } = game;
  const side = (at: Side): DaySide => teamOf(game, at) ?? { _id: null, name: openWords(sourceOf(game, at)) };
  return {
    ...{ _id, date, time, scoreTeam1, scoreTeam2 },
    court: courtOf(game),
    division: null,
    isReferee: false,
    round: game.isWildCard ? "Wildcard" : (STAGES[game.round - 1] ?? null),
    team1: side(1),
    team2: side(2),
  };
}

// The outcome of a wildcard or playoff game: who moves on, and in words how it stands.
import type { Id } from "#events/entities.ts";
import { hasResult } from "#projections/result.ts";
import type { Named } from "#projections/views.ts";
import { type BracketGame, isToPlay, type Side, teamOf } from "./bracket-sides.ts";

export const isTied = (game: BracketGame): boolean => hasResult(game) && game.scoreTeam1 === game.scoreTeam2;

/** The side with the higher score; null if tied or not played. */
export function winningSide(game: BracketGame): Side | null {
  if (!hasResult(game) || isTied(game)) return null;
  return game.scoreTeam1! > game.scoreTeam2! ? 1 : 2;
}

/**
 * A bye's only team moves on (rule 18), and so does the second team of a tied wildcard game; a tie
 * in the bracket sends nobody on.
 */
export function goesOn(game: BracketGame): Named | null {
  if (!game.isWildCard && game.isBye) return game.team1 ?? game.team2;
  if (game.isWildCard && isTied(game)) return game.team2;
  const side = winningSide(game);
  return side && teamOf(game, side);
}

/** Nothing is left to play in it: a result, a bye, or nobody on either side. */
export const isOver = (game: BracketGame): boolean => hasResult(game) || !isToPlay(game);

export const plays = (game: BracketGame | undefined, team: Id): boolean =>
  game?.team1?._id === team || game?.team2?._id === team;

// What a wildcard or playoff game has come to: who goes on, and in words where it stands.
import type { Id } from "#events/entities.ts";
import type { PlayoffGameView, Ref, SlotSource, WildcardGameView } from "#projections/views.ts";
import { hasResult } from "./game-clock.ts";

export type BracketGame = WildcardGameView | PlayoffGameView;
export type Side = 1 | 2;

export const teamOf = (game: BracketGame, side: Side): Ref | null => (side === 1 ? game.team1 : game.team2);

export const sourceOf = (game: BracketGame, side: Side): SlotSource | null =>
  game.isWildCard ? null : side === 1 ? game.source1 : game.source2;

export const isTied = (game: BracketGame): boolean => hasResult(game) && game.scoreTeam1 === game.scoreTeam2;

/** The side with the higher score; null when tied or not played. */
export function winningSide(game: BracketGame): Side | null {
  if (!hasResult(game) || isTied(game)) return null;
  return game.scoreTeam1! > game.scoreTeam2! ? 1 : 2;
}

/** A bye's only team moves on (rule 18), as does the second of a tied wildcard game; a tie in the bracket moves nobody. */
export function goesOn(game: BracketGame): Ref | null {
  if (!game.isWildCard && game.isBye) return game.team1 ?? game.team2;
  if (game.isWildCard && isTied(game)) return game.team2;
  const side = winningSide(game);
  return side && teamOf(game, side);
}

/** Nothing is left to play in it: a result, a bye, or nobody on either side. */
export const isOver = (game: BracketGame): boolean => hasResult(game) || !isToPlay(game);

/** A place of a smaller bracket that no team reaches. */
export const isEmpty = ({ source1, source2 }: Pick<PlayoffGameView, "source1" | "source2">): boolean =>
  source1.kind === "vacant" && source2.kind === "vacant";

/** Two teams meet there, now or later: neither a bye nor a place that stays empty (rule 18). */
export const isToPlay = (game: BracketGame): boolean => game.isWildCard || !(game.isBye || isEmpty(game));

export const placeName = ({ round, rank }: Pick<PlayoffGameView, "round" | "rank">): string =>
  `R${round}-${rank}`;

/** What stands where a team will be. */
export function openWords(source: SlotSource | null): string {
  if (source?.kind === "vacant") return "No opponent";
  if (source?.kind === "winner" && source.round && source.rank)
    return `Winner of ${placeName({ round: source.round, rank: source.rank })}`;
  return "TBD";
}

/** Old pages wrote 0 where there was no court. */
export const courtOf = ({ court }: Pick<BracketGame, "court">): string | null =>
  court && court !== "0" ? court : null;

export const plays = (game: BracketGame | undefined, team: Id): boolean =>
  game?.team1?._id === team || game?.team2?._id === team;

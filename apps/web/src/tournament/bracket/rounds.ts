// The four rounds of the bracket: their names, and the one that is being played.
import { ROUND_SIZES } from "#projections/bracket/bracket.ts";
import type { PlayoffGameView } from "#projections/views.ts";
import { isOver } from "../bracket-game.ts";

export interface Round {
  round: number;
  name: string;
  /** For a switch on a phone. */
  short: string;
  size: number;
}

const NAMES = [
  ["Round of 16", "Round 1"],
  ["Quarterfinals", "Quarters"],
  ["Semifinals", "Semis"],
  ["Final", "Final"],
] as const;

export const ROUNDS: readonly Round[] = ROUND_SIZES.map((size, at) => ({
  round: at + 1,
  name: NAMES[at]![0],
  short: NAMES[at]![1],
  size,
}));

/** The first round with something left to play; the final if there is none. */
export function currentRound(games: readonly PlayoffGameView[]): number {
  const open = games.filter((game) => !isOver(game)).map(({ round }) => round);
  return Math.min(...open, ROUNDS.length);
}

/** In: the address's word. */
export const roundAsked = (asked: string | null): number | undefined =>
  ROUNDS.find(({ round }) => String(round) === asked)?.round;

/** In: the address's word. Nonsense falls back to the current round. */
export const shownRound = (asked: string | null, games: readonly PlayoffGameView[]): number =>
  roundAsked(asked) ?? currentRound(games);

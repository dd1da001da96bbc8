// How games, ranks and courts are put into words and figures.
import { formatTime } from "#events/rules/time.ts";
import { hasResult } from "#projections/result.ts";
import type { GameView, StandingView } from "#projections/views.ts";

/** A game that is over without a time will not be given one any more. */
export const timeWords = (game: Pick<GameView, "time" | "scoreTeam1" | "scoreTeam2">): string =>
  game.time ? formatTime(game.time) : hasResult(game) ? "–" : "TBA";

/** "round 3", or the round's own words. */
const roundWords = (round: string | null): string | null =>
  round && /^\d+$/.test(round) ? `round ${round}` : round;

/** "Pool A · round 3"; undefined when neither is known. */
export function gameDetail({ division, round }: Pick<GameView, "division" | "round">): string | undefined {
  return [division?.name, roundWords(round)].filter(Boolean).join(" · ") || undefined;
}

export const rankWords = (standing: number): string => (standing === 0 ? "–" : String(standing));

/** False before the first calculation: then no order is anybody's. */
export const isRanked = (standings: readonly Pick<StandingView, "standing">[]): boolean =>
  standings.some(({ standing }) => standing > 0);

// Games, ranks and courts in words and figures.
import { formatTime } from "#events/rules/time.ts";
import { hasResult } from "#projections/result.ts";
import type { GameView, StandingView } from "#projections/views.ts";

/** A game that ended without a time will not get one any more. */
export const timeWords = (game: Pick<GameView, "time" | "scoreTeam1" | "scoreTeam2">): string =>
  game.time ? formatTime(game.time) : hasResult(game) ? "–" : "TBA";

/** "round 3", or the round's own words. */
const roundWords = (round: string | null): string | null =>
  round && /^\d+$/.test(round) ? `round ${round}` : round;

/** "Pool A · round 3"; undefined if neither is known. */
export function gameDetail({ division, round }: Pick<GameView, "division" | "round">): string | undefined {
  return [division?.name, roundWords(round)].filter(Boolean).join(" · ") || undefined;
}

export const rankWords = (standing: number): string => (standing === 0 ? "–" : String(standing));

/** False before the first calculation: until then the order means nothing. */
export const isRanked = (standings: readonly Pick<StandingView, "standing">[]): boolean =>
  standings.some(({ standing }) => standing > 0);

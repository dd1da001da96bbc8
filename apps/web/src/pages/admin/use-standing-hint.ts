// Whether the standings are out of date, in words: scores have come since they were calculated, or they never were.
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { SCORES } from "#web/sentences/scores.ts";
import { isRanked } from "#web/tournament/game-words.ts";

/** Blank if they are not, and before there is a score. */
export function useStandingHint(): string {
  const { tournament, standings, games } = useSnapshot();
  if (!tournament.scoresChangedSince) return "";
  if (isRanked(standings)) return SCORES.changedSince;
  const isScored = games.some(({ scoreTeam1, scoreTeam2 }) => scoreTeam1 !== null || scoreTeam2 !== null);
  return isScored ? SCORES.notCalculated : "";
}

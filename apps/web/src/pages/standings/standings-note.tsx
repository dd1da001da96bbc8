// Says if the standings are not calculated yet, or older than the scores (rule 15).
import { Notice } from "#web/components/notice/notice.tsx";
import { useList, useTournament } from "#web/live/tournament-live.tsx";
import { isRanked } from "#web/tournament/game-words.ts";

export function StandingsNote() {
  const { scoresChangedSince } = useTournament();
  const standings = useList("standings");
  if (standings.length === 0) return null;
  if (!isRanked(standings)) {
    return (
      <Notice title="Standings are not calculated yet.">
        The ranks appear as soon as the organiser calculates them; until then the scores tell.
      </Notice>
    );
  }
  if (!scoresChangedSince) return null;
  return (
    <Notice title="Scores changed since.">
      These standings were calculated before the newest scores; the organiser can calculate them again.
    </Notice>
  );
}

// What is still missing for a bracket that is seeded by the standings, with links to where it is done.
import { Link } from "react-router-dom";
import { hasResult } from "#projections/result.ts";
import { poolGames } from "#projections/standings/pool-games.ts";
import { Notice } from "#web/components/notice/notice.tsx";
import { useSnapshot } from "#web/live/tournament-live.tsx";
import { PLAYOFFS } from "#web/sentences/playoffs.ts";
import { useStandingHint } from "../use-standing-hint.ts";

export function SeedNotes() {
  const snapshot = useSnapshot();
  const late = useStandingHint();
  const open = poolGames(snapshot).filter((game) => !hasResult(game)).length;
  const notes = [
    { words: snapshot.teams.length < 2 && PLAYOFFS.teamsFirst, page: "add-team", label: "Add Team" },
    { words: open > 0 && PLAYOFFS.openGames(open), page: "add-score?show=open", label: "Add Scores" },
    { words: late, page: "admin-standing", label: "Standings" },
  ];
  return notes.map(
    ({ words, page, label }) =>
      words && (
        <Notice key={page} title={words}>
          <Link to={`/admin/${snapshot.tournament.linkindex}/${page}`}>{label}</Link>
        </Notice>
      ),
  );
}

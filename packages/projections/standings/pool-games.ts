// The pool games that count, as opposed to duties and games with the placeholder (rules 4 and 7).
import type { Id } from "#events/entities.ts";
import type { GameView, SnapshotContent } from "../views.ts";

/** Out: whether a team is the placeholder (rule 4). */
export function placeholderIn({ teams }: Pick<SnapshotContent, "teams">): (team: Id) => boolean {
  const ids = new Set(teams.filter(({ placeholder }) => placeholder).map(({ _id }) => _id));
  return (team) => ids.has(team);
}

/** Games that count: neither a duty nor against the placeholder (rule 7). */
export function poolGames(known: Pick<SnapshotContent, "teams" | "games">): GameView[] {
  const isPlaceholder = placeholderIn(known);
  return known.games.filter(
    ({ isReferee, team1, team2 }) => !isReferee && !isPlaceholder(team1._id) && !isPlaceholder(team2._id),
  );
}

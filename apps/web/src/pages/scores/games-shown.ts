// Which games the scores show: those that one of the teams plays in, without referee duties.
import type { GameView, TeamView } from "#projections/views.ts";

export function gamesShown(games: readonly GameView[], teams: readonly TeamView[]): GameView[] {
  const ids = new Set(teams.map(({ _id }) => _id));
  return games.filter(
    ({ isReferee, team1, team2 }) => !isReferee && (ids.has(team1._id) || ids.has(team2._id)),
  );
}

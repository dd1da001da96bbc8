// Which games the scores show: those that one of the teams plays in, without referee duties.
import type { Id } from "#events/entities.ts";
import type { TeamView } from "#projections/views.ts";
import type { DayGame } from "#web/tournament/day-games.ts";

export function gamesShown(games: readonly DayGame[], teams: readonly TeamView[]): DayGame[] {
  const ids = new Set<Id | null>(teams.map(({ _id }) => _id));
  return games.filter(
    ({ isReferee, team1, team2 }) => !isReferee && (ids.has(team1._id) || ids.has(team2._id)),
  );
}

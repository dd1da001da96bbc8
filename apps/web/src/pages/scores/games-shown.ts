// Which games the scores page shows, and how far the day has come among them.
import type { Id } from "#events/entities.ts";
import type { TeamView } from "#projections/views.ts";
import type { Clock } from "#web/live/device-clock.ts";
import type { DayGame } from "#web/tournament/day-games.ts";
import { momentOf, type Timed } from "#web/tournament/game-clock.ts";

/** How many a phone shows without scrolling. */
const FEW = 4;

/** Those that one of the teams plays in, without referee duties. */
export function gamesShown(games: readonly DayGame[], teams: readonly TeamView[]): DayGame[] {
  const ids = new Set<Id | null>(teams.map(({ _id }) => _id));
  return games.filter(
    ({ isReferee, team1, team2 }) => !isReferee && (ids.has(team1._id) || ids.has(team2._id)),
  );
}

export interface WhereNow {
  game: Id;
  onCourt: boolean;
}

/** In: games in order. Out: the first that is on court or to come; null if it is in sight anyway. */
export function whereNow(
  games: readonly (Timed & { _id: Id })[],
  startdate: string,
  now: Clock,
): WhereNow | null {
  const moments = games.map((game) => momentOf(game, startdate, now));
  const at = moments.findIndex((moment) => moment === "now" || moment === "upcoming");
  return at < FEW ? null : { game: games[at]!._id, onCourt: moments[at] === "now" };
}

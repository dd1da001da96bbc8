// Whether a tournament is over: it has its winner, or its last day is past.
import { areDaysPast } from "#projections/past.ts";
import type { GameView, TournamentView } from "#projections/views.ts";

export const isOver = (
  tournament: Pick<TournamentView, "startdate" | "enddate" | "winner">,
  games: readonly Pick<GameView, "date">[],
  today: string,
): boolean => !!tournament.winner || areDaysPast(tournament, games, today);

// Whether a tournament is over: it has its winner, or its last day is past.
import type { GameView, TournamentView } from "#projections/views.ts";

export const isOver = (
  { startdate, enddate, winner }: Pick<TournamentView, "startdate" | "enddate" | "winner">,
  games: readonly Pick<GameView, "date">[],
  today: string,
): boolean => !!winner || [{ date: enddate }, ...games].every(({ date }) => (date ?? startdate) < today);

// Whether a tournament's days are past.
import type { TournamentView } from "./views.ts";

/** In: its dates, its games of any kind, and a day. Out: whether its last day and every game are before that day. */
export const areDaysPast = (
  { startdate, enddate }: Pick<TournamentView, "startdate" | "enddate">,
  games: readonly { date: string | null }[],
  day: string,
): boolean => [{ date: enddate }, ...games].every(({ date }) => (date ?? startdate) < day);

// Whether a tournament is being played on a day.
import type { HomeCard } from "#projections/views.ts";

/** In: a card, and a calendar date. A tournament with a winner is over, whatever its dates say. */
export const isOn = (
  { startdate, enddate, winner }: Pick<HomeCard, "startdate" | "enddate" | "winner">,
  date: string,
): boolean => winner === null && startdate <= date && date <= (enddate ?? startdate);

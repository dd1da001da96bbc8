// Whether a tournament is being played on a day.
import type { HomeCard } from "#projections/views.ts";

/** In: a card, and a calendar date. One that has its winner is over, whatever its dates say. */
export const isOn = (
  { startdate, enddate, winner }: Pick<HomeCard, "startdate" | "enddate" | "winner">,
  date: string,
): boolean => winner === null && startdate <= date && date <= (enddate ?? startdate);

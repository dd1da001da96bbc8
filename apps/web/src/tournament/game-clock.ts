// Where a game stands against the device's clock: venue dates and times are compared as text, never converted.
import { formatDay } from "#events/rules/date.ts";
import { minutesOf } from "#events/rules/time.ts";
import { hasResult } from "#projections/result.ts";
import type { GameView } from "#projections/views.ts";
import type { Clock } from "../live/device-clock.ts";

export type Timed = Pick<GameView, "date" | "time" | "scoreTeam1" | "scoreTeam2">;
export type Moment = "final" | "past" | "now" | "upcoming";

/** A game without a score counts as being played for this long after its time. */
const playedMinutes = 45;
const dayMs = 86_400_000;

/** Days since 1970 of a calendar date, from its text. */
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** Minutes on one continuous scale of venue time; null without a time. */
export const minuteOf = ({ date, time }: Timed, startdate: string): number | null =>
  time ? dayOf(date ?? startdate) * 1440 + minutesOf(time) : null;

const minutesAgo = (game: Timed, startdate: string, now: Clock): number | null => {
  const minute = minuteOf(game, startdate);
  return minute === null ? null : dayOf(now.date) * 1440 + minutesOf(now.time) - minute;
};

export function momentOf(game: Timed, startdate: string, now: Clock): Moment {
  if (hasResult(game)) return "final";
  const ago = minutesAgo(game, startdate, now);
  if (ago === null) return (game.date ?? startdate) < now.date ? "past" : "upcoming";
  return ago < 0 ? "upcoming" : ago < playedMinutes ? "now" : "past";
}

/** In: games in order. Out: the one being played, else the next one. */
export function nextGame<G extends Timed>(games: readonly G[], startdate: string, now: Clock): G | null {
  const at = (moment: Moment) => (game: G) => momentOf(game, startdate, now) === moment;
  return games.findLast(at("now")) ?? games.find(at("upcoming")) ?? null;
}

/** "in 18 min", "started 12 min ago", or the day if it is another one. */
export function countdown(game: Timed, startdate: string, now: Clock): string {
  const date = game.date ?? startdate;
  if (date !== now.date) return formatDay(date, now.date);
  const ago = minutesAgo(game, startdate, now);
  if (ago === null) return "today";
  if (ago === 0) return "starting now";
  return ago > 0 ? `started ${span(ago)} ago` : `in ${span(-ago)}`;
}

function span(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

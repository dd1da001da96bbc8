// The device's own clock as wall-clock text, to compare with the venue's dates and times as text.
import { createContext, useContext, useSyncExternalStore } from "react";
import { formatDay } from "#events/rules/date.ts";
import { formatTime } from "#events/rules/time.ts";

export interface Clock {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  time: string;
}

const two = (value: number): string => String(value).padStart(2, "0");

export const clockOf = (now: Date): Clock => ({
  date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
  time: `${two(now.getHours())}:${two(now.getMinutes())}`,
});

/** The device's clock at an instant, as pages show every time: "9:31 AM" (rule 10). */
export const timeAt = (instant: Date): string => formatTime(clockOf(instant).time);

/** With the day: "today, 9:31 AM", "Sat 28 Nov, 9:31 AM", and with the year if it is another one. */
export function momentAt(instant: Date, now = new Date()): string {
  const day = otherDay(instant, now);
  return `${day ?? "today"}, ${timeAt(instant)}`;
}

/** For a narrow place: today's time, "9:31 AM", or another day, so that old data never looks like today's. */
export const shortMomentAt = (instant: Date, now = new Date()): string =>
  otherDay(instant, now) ?? timeAt(instant);

function otherDay(instant: Date, now: Date): string | null {
  const [{ date }, today] = [clockOf(instant), clockOf(now)];
  if (date === today.date) return null;
  return formatDay(date, today.date);
}

/**
 * The server does not know the viewer's clock: it draws a page as before all games, or as
 * after them once they are long over.
 */
export const beforeAll: Clock = { date: "0000-01-01", time: "00:00" };
export const afterAll: Clock = { date: "9999-12-31", time: "23:59" };

/** The clock that the page was drawn by. */
export const ServedClock = createContext(beforeAll);

let shown = beforeAll;

function look(): Clock {
  const now = clockOf(new Date());
  if (now.time !== shown.time || now.date !== shown.date) shown = now;
  return shown;
}

function subscribe(listener: () => void): () => void {
  const ticking = setInterval(listener, 5000);
  document.addEventListener("visibilitychange", listener);
  return () => {
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** Moves on every minute, and at once when the tab is shown again. */
export function useDeviceClock(): Clock {
  const served = useContext(ServedClock);
  return useSyncExternalStore(subscribe, look, () => served);
}

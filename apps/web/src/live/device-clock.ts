// The device's own clock as wall-clock text, to be compared with the venue's dates and times as text.
import { useSyncExternalStore } from "react";

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

/** The server does not know the viewer's clock: it draws a page as before all games. */
export const beforeAll: Clock = { date: "0000-01-01", time: "00:00" };

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

/** Moves on with every minute, and at once when the tab is looked at again. */
export const useDeviceClock = (): Clock => useSyncExternalStore(subscribe, look, () => beforeAll);

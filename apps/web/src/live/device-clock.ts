// The device's own clock as wall-clock text, to be compared with the venue's dates and times as text.
import { useEffect, useState } from "react";

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

/** Moves on with every minute, and at once when the tab is looked at again. */
export function useDeviceClock(): Clock {
  const [clock, setClock] = useState(() => clockOf(new Date()));
  useEffect(() => {
    const look = () =>
      setClock((shown) => {
        const now = clockOf(new Date());
        return now.time === shown.time && now.date === shown.date ? shown : now;
      });
    const ticking = setInterval(look, 5000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return clock;
}

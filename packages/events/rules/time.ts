// Wall-clock times of the venue, shown in twelve hours (rule 10).

/** `HH:MM` to `9:00 AM`; noon is 12:00 PM. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? "AM" : "PM"}`;
}

/** How long a game takes unless the day shows otherwise (rule 36). */
export const GAME_MINUTES = 40;

/** Minutes since midnight of `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

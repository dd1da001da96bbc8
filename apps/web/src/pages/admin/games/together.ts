// Several games changed at once: moved by some minutes, to another court, to another day (rule 10).
import { parseTime } from "#events/rules/parse-time.ts";
import { formatTime, minutesOf } from "#events/rules/time.ts";
import { GAMES } from "#web/sentences/rows.ts";
import type { Values } from "../rows/row-edits.ts";

/** As typed; a blank one leaves what the games have. */
export interface Together {
  minutes: string;
  court: string;
  date: string;
}

export type TogetherProblems = Partial<Record<keyof Together, string>>;

const DAY_MINUTES = 1440;

/** In: what the boxes of each game hold. Out: what they would hold, or what is wrong with the request. */
export function changedTogether(
  games: ReadonlyMap<string, Values>,
  { minutes, court, date }: Together,
): { typed: ReadonlyMap<string, Values> } | { problems: TogetherProblems } {
  const later = /^[+-]?\d{1,4}$/.test(minutes.trim()) ? Number(minutes) : null;
  if (minutes.trim() !== "" && later === null) return { problems: { minutes: GAMES.minutes } };
  if (!minutes.trim() && !court.trim() && !date) return { problems: { minutes: GAMES.nothingTogether } };
  const typed = new Map<string, Values>();
  let outside = 0;
  for (const [id, values] of games) {
    const time = parseTime(String(values.time ?? ""));
    const moved = time === null ? null : minutesOf(time) + (later ?? 0);
    if (moved !== null && (moved < 0 || moved >= DAY_MINUTES)) outside++;
    typed.set(id, {
      ...(later && moved !== null && { time: formatTime(clockOf(moved)) }),
      ...(court.trim() && { court: court.trim() }),
      ...(date && { date }),
    });
  }
  return outside > 0 ? { problems: { minutes: GAMES.outsideDay(outside) } } : { typed };
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

const clockOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

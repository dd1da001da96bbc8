// The days of a tournament in words (rule 10).
import { formatDay } from "./date.ts";

/** `Sat 4 May 2024`, or `Sat 4 May – Sun 5 May 2024`. */
export function formatDays(first: string, last: string | null): string {
  const withYear = (date: string) => `${formatDay(date)} ${date.slice(0, 4)}`;
  if (last === null || last === first) return withYear(first);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? formatDay(first) : withYear(first)} – ${withYear(last)}`;
}

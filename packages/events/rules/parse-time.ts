// Reads a wall-clock time from a form or a file (rule 10).

const TWELVE_HOURS = /^(\d{1,2}):(\d{2})\s*([AaPp])\.?[Mm]\.?$/;
const TWENTY_FOUR_HOURS = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * In: `09:00 AM` in any case and spacing, or bare 24-hour `HH:MM` or `HH:MM:SS` (seconds are dropped).
 * Out: `HH:MM`, or null for anything else; never a silent default.
 */
export function parseTime(text: string): string | null {
  const trimmed = text.trim();
  const twelve = TWELVE_HOURS.exec(trimmed);
  if (twelve) {
    const hour = Number(twelve[1]);
    if (hour < 1 || hour > 12) return null;
    const afternoon = twelve[3]!.toLowerCase() === "p";
    return clock((hour % 12) + (afternoon ? 12 : 0), Number(twelve[2]));
  }
  const bare = TWENTY_FOUR_HOURS.exec(trimmed);
  if (!bare || Number(bare[3] ?? 0) > 59) return null;
  return clock(Number(bare[1]), Number(bare[2]));
}

const clock = (hour: number, minute: number): string | null =>
  hour > 23 || minute > 59 ? null : `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;

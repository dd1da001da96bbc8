// What the slider says of where it stands: when, and after what.
import type { ChangeHead } from "#web/api/history.ts";

export interface MomentWords {
  /** "Saturday 10:42 AM", "Now". */
  when: string;
  /** "after Carol entered 25 : 18 for Aces v Eagles". */
  after: string;
}

const DAY_MS = 86_400_000;
/** Within these a weekday is clear. */
const WEEK_DAYS = 6;

/** The clock and day of the one who reads. */
export function dayAndClock(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const clock = at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  if (at.toDateString() === now.toDateString()) return `Today ${clock}`;
  if (now.getTime() - at.getTime() < WEEK_DAYS * DAY_MS)
    return `${at.toLocaleDateString("en-US", { weekday: "long" })} ${clock}`;
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return `${at.toLocaleDateString("en-US", { weekday: "short", month: "short", day: "numeric", ...year })}, ${clock}`;
}

const uncapped = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function actWords({ actor, summary }: ChangeHead): string {
  const [, act, what] = /^(Undid|Redid): (.*)$/s.exec(summary) ?? [];
  const done = act && what ? `${uncapped(act)} “${what}”` : uncapped(summary);
  return actor._id === "imported" ? `the import: ${done}` : `${actor.name} ${done}`;
}

/** In: the version that is looked at, and who made it as far as that is known here. */
export function momentWords(
  version: number,
  newest: number,
  head: ChangeHead | undefined,
  now = new Date(),
): MomentWords {
  if (version >= newest) return { when: "Now", after: "" };
  if (!head) return { when: `Change ${version} of ${newest}`, after: "" };
  return { when: dayAndClock(head.at, now), after: `after ${actWords(head)}` };
}

/** For a screen reader, in one go. */
export const momentSentence = ({ when, after }: MomentWords): string => (after ? `${when} · ${after}` : when);

// What the slider says about its position: when, and after what.
import type { ChangeHead } from "#web/api/history.ts";
import { momentAt } from "#web/live/device-clock.ts";

export interface MomentWords {
  /** "Sat 28 Nov, 10:42 AM", "Now"; by the reader's clock. */
  when: string;
  /** "after Carol entered 25 : 18 for Aces v Eagles". */
  after: string;
}

const capped = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const uncapped = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function actWords({ actor, summary }: ChangeHead): string {
  const [, act, what] = /^(Undid|Redid): (.*)$/s.exec(summary) ?? [];
  const done = act && what ? `${uncapped(act)} “${what}”` : uncapped(summary);
  return actor._id === "imported" ? `the import: ${done}` : `${actor.name} ${done}`;
}

/** In: the version shown, and who made it, if that is known here. */
export function momentWords(
  version: number,
  newest: number,
  head: ChangeHead | undefined,
  now = new Date(),
): MomentWords {
  if (version >= newest) return { when: "Now", after: "" };
  if (!head) return { when: `Change ${version} of ${newest}`, after: "" };
  return { when: capped(momentAt(new Date(head.at), now)), after: `after ${actWords(head)}` };
}

/** For a screen reader, in one phrase. */
export const momentSentence = ({ when, after }: MomentWords): string => (after ? `${when} · ${after}` : when);

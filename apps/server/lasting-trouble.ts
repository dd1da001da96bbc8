// Trouble that recurs while it lasts: a line when it starts, lines at growing intervals while it goes on, and one
// when it is over. So a database that is away for a night does not fill the disk.
import { counted } from "#events/rules/counted.ts";
import { complain, say } from "./journal.ts";

const SOON_MS = 60_000;
const SELDOM_MS = 3_600_000;

export interface LastingTrouble {
  /** `sinceMs`: when all was last well, if known; a query that hangs fails only later. */
  met(error: Error, sinceMs?: number): void;
  /** The work has succeeded. Out: whether there was trouble before. */
  over(): boolean;
}

/** In: the sentences for while it lasts and for when it is over, without full stops. */
export function openLastingTrouble(
  lasts: string,
  over: string,
  nowMs: () => number = Date.now,
): LastingTrouble {
  let sinceMs: number | null = null;
  let sayAgainMs = 0;
  const lastedMs = () => nowMs() - (sinceMs ?? nowMs());

  return {
    met({ message }, wellAtMs = nowMs()) {
      if (sinceMs === null) {
        sinceMs = wellAtMs;
        sayAgainMs = lastedMs() + SOON_MS;
        complain(`${lasts}: ${message}`);
      } else if (lastedMs() >= sayAgainMs) {
        sayAgainMs = lastedMs() + Math.min(lastedMs(), SELDOM_MS);
        complain(`${lasts}, for ${inWords(lastedMs())} now: ${message}`);
      }
    },
    over() {
      if (sinceMs === null) return false;
      say(`${over}, after ${inWords(lastedMs())}.`, { seconds: Math.round(lastedMs() / 1000) });
      sinceMs = null;
      return true;
    },
  };
}

function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 120 ? counted(seconds, "second") : counted(Math.round(seconds / 60), "minute");
}

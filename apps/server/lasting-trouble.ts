// Trouble that is met again and again while it lasts: a line when it begins, ever more seldom one that it goes on, and
// one when it is over. A database that is away for a night fills no disk.
import { counted } from "#events/rules/counted.ts";
import { complain, say } from "./journal.ts";

const SOON_MS = 60_000;
const SELDOM_MS = 3_600_000;

export interface LastingTrouble {
  /** `sinceMs`: when all was well for the last time, where that is known; what hangs is met late. */
  met(error: Error, sinceMs?: number): void;
  /** What was in vain has gone well. Out: whether there was trouble before. */
  over(): boolean;
}

/** In: what is said while it lasts and when it is over, without the full stops. */
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

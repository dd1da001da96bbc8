// Work done one piece after another, each retried until it succeeds, because nothing would ask for it again.
import type { LastingTrouble } from "#server/lasting-trouble.ts";

const AGAIN_MS = 500;

export interface Turns {
  /** Resolves once it is done, after everything that came before. */
  take(work: () => Promise<void>): Promise<void>;
  /** Tries what is left once; resolves after it. */
  stop(): Promise<void>;
}

export function openTurns(trouble: LastingTrouble, againMs = AGAIN_MS): Turns {
  let last = Promise.resolve();
  let stopped = false;

  async function untilDone(work: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await work();
        trouble.over();
        return;
      } catch (error) {
        trouble.met(error as Error);
        if (stopped) return;
        await Bun.sleep(againMs);
      }
    }
  }

  return {
    take: (work) => (last = last.then(() => untilDone(work))),
    stop() {
      stopped = true;
      return last;
    },
  };
}

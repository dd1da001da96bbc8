// What is done one after the other, each tried until it is done: for what nothing would ask a second time.
import type { LastingTrouble } from "#server/lasting-trouble.ts";

const AGAIN_MS = 500;

export interface Turns {
  /** Resolves once it is done, after all that came before it. */
  take(work: () => Promise<void>): Promise<void>;
  /** What is still to come is tried once; resolves after it. */
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

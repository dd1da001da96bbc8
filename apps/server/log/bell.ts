// The bell: tells the other servers that the log has grown, after the organiser has been answered.
// A ring may be lost: every server also reads the log once a second.

/** While scores come one after another, the others are told of the newest no more often than this, and so are their pages. */
const GAP_MS = 20;

export interface Bell {
  /** The log has grown up to this position. At once when the bell was quiet, otherwise with the next ring. */
  ring(position: number): void;
  /** The commit itself has told of the log up to this position: a ring that waits has nothing to add. */
  wasTold(position: number): void;
  /** Resolves when nothing is left to tell. */
  quiet(): Promise<void>;
}

/** `tell` brings a position to the other servers; that it failed is their loss of a second. */
export function openBell(tell: (position: number) => Promise<unknown>, pause = Bun.sleep): Bell {
  let newest = 0;
  let told = 0;
  let ringing: Promise<void> | null = null;

  async function ringOn(): Promise<void> {
    while (told < newest) {
      told = newest;
      await tell(told).catch(() => {});
      await pause(GAP_MS);
    }
    ringing = null;
  }

  return {
    ring(position) {
      newest = Math.max(newest, position);
      if (newest > told) ringing ??= ringOn();
    },
    wasTold(position) {
      told = Math.max(told, position);
    },
    quiet: () => ringing ?? Promise.resolve(),
  };
}

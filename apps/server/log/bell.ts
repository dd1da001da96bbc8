// The bell: tells the other servers that the log has grown, after the organiser has been answered. A notice may
// get lost: every server also reads the log once a second.

/**
 * While scores come one after another, other servers are notified at most this often; their
 * pages then get frames as often.
 */
const GAP_MS = 20;

export interface Bell {
  /** The log has grown to this position. Notifies at once if the bell was quiet, otherwise with the next notice. */
  ring(position: number): void;
  /** The commit itself has announced this position: a waiting notice has nothing to add. */
  wasTold(position: number): void;
  /** Resolves when nothing is left to announce. */
  quiet(): Promise<void>;
}

/** `tell` sends a position to the other servers; if it fails, they are a second late. */
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

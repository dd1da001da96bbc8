// When a followed tournament is kept for times without a network: at first sight, then at most twice a minute.
import type { Snapshot } from "#projections/views.ts";
import type { LiveState } from "#web/live/live-state.ts";

const EVERY_MS = 30_000;

type Seen = Pick<LiveState<Snapshot>, "content" | "asOfMs">;

interface Keeper {
  see(now: Seen): void;
  forget(): void;
}

/** In: the tournament's link. Keeps nothing if there are no service workers, as on an unencrypted page. */
export function keeper(link: string): Keeper {
  let latest: Seen = { content: null, asOfMs: null };
  let written: number | null = null;
  let due: ReturnType<typeof setTimeout> | undefined;
  const isAble = "serviceWorker" in navigator && "caches" in globalThis;

  // One after another, so that nothing is kept again after it was forgotten.
  let work: Promise<void> = Promise.resolve();
  const then = (act: (kept: typeof import("./kept-snapshots.ts")) => Promise<void>) => {
    // If the store is full or blocked, only the copy is lost.
    work = work.then(async () => act(await import("./kept-snapshots.ts"))).catch(() => undefined);
  };

  function write() {
    due = undefined;
    const { content, asOfMs } = latest;
    if (!content || asOfMs === null || asOfMs === written) return;
    written = asOfMs;
    then((kept) => kept.keepSnapshot(content, asOfMs));
    due = setTimeout(write, EVERY_MS);
  }

  return {
    see(now) {
      latest = now;
      if (isAble && now.content && due === undefined) write();
    },
    forget() {
      latest = { content: null, asOfMs: null };
      clearTimeout(due);
      due = undefined;
      if (isAble) then((kept) => kept.forgetSnapshot(link));
    },
  };
}

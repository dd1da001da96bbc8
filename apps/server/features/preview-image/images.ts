// Images of cards: each made once and kept for a while, one at a time, within a share of the time, on a
// thread that starts with the first.
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { Allowance } from "#server/http/allowance.ts";
import { complain } from "#server/journal.ts";
import { type Card, SITE_CARD } from "./card.ts";

/** Some 60 kB each; the least recently used goes first. */
const MOST_KEPT = 48;
const MOST_WAITING = 16;
/**
 * The longest names take a third of a second on an idle core, starting the thread
 * twice that; a busy core is slower.
 */
const TOO_LONG_MS = { first: 20_000, next: 10_000 };
const MOST_SPENT_MS = 1000;
const PLAIN_FOR_MS = 5 * 60_000;
/** The thread with its fonts holds some 100 MB, so it ends after being idle for this long. */
const IDLE_MS = 60_000;

const kept = new LRUCache<string, Promise<Png>>({ max: MOST_KEPT });
/** A hundred usual images at once; after that, as many as a quarter of a core can make. */
const allowance = new Allowance({ share: 0.25, savedUpMs: 5000 });
let painter: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

type Png = Uint8Array<ArrayBuffer>;

/**
 * Out: the PNG, or the site's own if this one could not be made in time; otherwise the
 * seconds after which to ask again.
 */
export function imageOf(card: Card, time = allowance): Promise<Png> | { busySeconds: number } {
  const key = JSON.stringify(card);
  const known = kept.get(key);
  if (known) return known;
  if (waiting >= MOST_WAITING) return { busySeconds: 1 };
  if (!time.hasTime()) return { busySeconds: Math.max(1, Math.ceil(time.waitMs / 1000)) };
  const image = queued(card).catch((error) => {
    complain("A preview image could not be made", error);
    kept.delete(key);
    if (card === SITE_CARD) throw error;
    return plainFor(key);
  });
  kept.set(key, image);
  image.catch(() => {});
  return image;
}

/** A card that the painter cannot manage does not keep it busy again and again. */
async function plainFor(key: string): Promise<Png> {
  const plain = await imageOf(SITE_CARD);
  if ("busySeconds" in plain) throw new Error("There is no time for the plain image either.");
  kept.set(key, Promise.resolve(plain), { ttl: PLAIN_FOR_MS });
  return plain;
}

function queued(card: Card): Promise<Png> {
  waiting++;
  const image = last.then(() => painted(card)).finally(() => waiting--);
  last = image.catch(() => {});
  return image;
}

function painted(card: Card): Promise<Png> {
  const { promise, resolve, reject } = Promise.withResolvers<Png>();
  clearTimeout(idle);
  const startedMs = performance.now();
  const atMostMs = painter ? TOO_LONG_MS.next : TOO_LONG_MS.first;
  const one = painter ?? new Worker(new URL("./painter.ts", import.meta.url));
  painter = one;
  // The thread must not keep the process from ending.
  one.unref();
  const spentMs = () => performance.now() - startedMs;
  const done = (png: Png) => {
    // Of a longer time, the rest was spent waiting for the core.
    allowance.spend(Math.min(MOST_SPENT_MS, spentMs()));
    resolve(png);
  };
  const fail = (reason: Error) => {
    allowance.spend(spentMs());
    dismiss();
    reject(reason);
  };
  const clock = setTimeout(fail, atMostMs, new Error("A preview image took too long."));
  one.once("message", done).once("error", fail);
  one.postMessage(card);
  return promise.finally(() => {
    clearTimeout(clock);
    one.removeListener("message", done).removeListener("error", fail);
    idle = setTimeout(dismiss, IDLE_MS);
    idle.unref();
  });
}

function dismiss(): void {
  void painter?.terminate();
  painter = null;
}

// Images of cards: each made once and kept for a while, one at a time, on a thread that starts with the first.
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { Card } from "./card.ts";

/** Some 60 kB each; the one that nobody has asked for longest goes first. */
const MOST_KEPT = 48;
const MOST_WAITING = 16;
const TOO_LONG_MS = 20_000;
/** The thread with its fonts holds some 100 MB, so it goes when it has had nothing to do for so long. */
const IDLE_MS = 60_000;

const kept = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: MOST_KEPT });
let painter: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Out: the PNG; null when too many others are waiting for theirs. */
export function imageOf(card: Card): Promise<Uint8Array<ArrayBuffer>> | null {
  const key = JSON.stringify(card);
  const known = kept.get(key);
  if (known) return known;
  if (waiting >= MOST_WAITING) return null;
  const image = queued(card);
  kept.set(key, image);
  image.catch(() => kept.delete(key));
  return image;
}

function queued(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  waiting++;
  const image = last.then(() => painted(card)).finally(() => waiting--);
  last = image.catch(() => {});
  return image;
}

function painted(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  clearTimeout(idle);
  const one = painter ?? new Worker(new URL("./painter.ts", import.meta.url));
  painter = one;
  // It keeps no server from ending.
  one.unref();
  const fail = (reason: Error) => {
    dismiss();
    reject(reason);
  };
  const clock = setTimeout(fail, TOO_LONG_MS, new Error("A preview image took too long."));
  one.once("message", resolve).once("error", fail);
  one.postMessage(card);
  return promise.finally(() => {
    clearTimeout(clock);
    one.removeListener("message", resolve).removeListener("error", fail);
    idle = setTimeout(dismiss, IDLE_MS);
    idle.unref();
  });
}

function dismiss(): void {
  void painter?.terminate();
  painter = null;
}

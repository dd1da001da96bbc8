// How long to wait before the next try: random, up to a limit that doubles with every failure (full jitter).
const mostMs = 30_000;

/** In: failures in a row so far, the first limit, and a random number from 0 to 1. Never gives up. */
export function waitMs(failures: number, firstMs: number, random: number): number {
  return Math.round(random * Math.min(mostMs, firstMs * 2 ** Math.min(failures, 16)));
}

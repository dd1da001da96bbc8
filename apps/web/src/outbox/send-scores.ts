// Sends scores from a page: kept on the device first, so that neither a dead network nor a closed tab loses one.
import { v4 as newKey } from "uuid";
import type { Outcome } from "#web/api/outcome.ts";
import { deliverNow } from "./courier.ts";
import { exclusively, isUnreachable, send } from "./deliver.ts";
import { type Entry, keep, parcelOf, waitingIn, without } from "./kept-scores.ts";
import { changeKept, keptIn, type Outbox } from "./outbox.ts";

/** `kept`: not on the server yet, but safe on this device. */
export type Sent = Outcome<{ _id: string; version: number }[]> | "kept";

/**
 * In: scores only of pool games, or only of the bracket. While older scores wait, or one of the same game needs a
 * choice, new ones join the queue.
 */
export async function sendScores(box: Outbox, entries: readonly Entry[]): Promise<Sent> {
  const games = new Set(entries.map(({ game }) => game));
  const before = keptIn(box);
  const queued = waitingIn(before).length > 0 || before.some(({ game }) => games.has(game));
  const key = newKey();
  const isSafe = changeKept(box, (kept) => keep(kept, entries, key));
  if (queued && isSafe) {
    deliverNow();
    return "kept";
  }
  const parcel = parcelOf(keep([], entries, key), key);
  const outcome = await exclusively(box, () => send(box.tournament, parcel));
  if (isSafe && !outcome.ok && isUnreachable(outcome.problem)) return "kept";
  changeKept(box, (kept) => without(kept, key));
  return outcome;
}

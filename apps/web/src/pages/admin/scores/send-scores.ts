// Sends scores from the desk: kept on the device first, so that neither a dead network nor a closed tab loses one.
import { changeGames } from "#web/api/entries.ts";
import { deliverNow } from "#web/outbox/courier.ts";
import { exclusively, isUnreachable } from "#web/outbox/deliver.ts";
import { type Entry, keep, parcelOf, waitingIn, without } from "#web/outbox/kept-scores.ts";
import { changeKept, keptIn, type Outbox } from "#web/outbox/outbox.ts";
import type { Sent } from "./score-desk.ts";

/** While older scores wait, or one of the same game needs a choice, what comes after them joins the queue. */
export async function sendScores(box: Outbox, entries: readonly Entry[]): Promise<Sent> {
  const games = new Set(entries.map(({ game }) => game));
  const before = keptIn(box);
  const queued = waitingIn(before).length > 0 || before.some(({ game }) => games.has(game));
  const key = crypto.randomUUID();
  const isSafe = changeKept(box, (kept) => keep(kept, entries, key));
  if (queued && isSafe) {
    deliverNow();
    return "kept";
  }
  const parcel = parcelOf(keep([], entries, key), key);
  const outcome = await exclusively(box, () => changeGames(box.tournament, parcel, key));
  if (isSafe && !outcome.ok && isUnreachable(outcome.problem)) return "kept";
  changeKept(box, (kept) => without(kept, key));
  return outcome;
}

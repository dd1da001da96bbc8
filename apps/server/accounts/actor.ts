// Who made a change, as the tournament's organisers see it.
import type { Id } from "#events/entities.ts";

/** Actors that are no accounts. */
const NO_ACCOUNT = new Map([
  ["imported", "imported"],
  ["operator", "the operator of this site"],
]);

/** In: an actor of the log, and the names of the existing accounts. */
export const actorView = (actor: Id, names: ReadonlyMap<Id, string>): { _id: Id; name: string } => ({
  _id: actor,
  name: names.get(actor) ?? NO_ACCOUNT.get(actor) ?? "an organiser",
});

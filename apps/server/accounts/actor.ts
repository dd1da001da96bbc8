// Who made a change, as the tournament's organisers read it.
import type { Id } from "#events/entities.ts";

/** Who acts without an account. */
const NO_ACCOUNT = new Map([
  ["imported", "imported"],
  ["operator", "the operator of this site"],
]);

/** In: an actor of the log, and the names of the accounts that there are. */
export const actorView = (actor: Id, names: ReadonlyMap<Id, string>): { _id: Id; name: string } => ({
  _id: actor,
  name: names.get(actor) ?? NO_ACCOUNT.get(actor) ?? "an organiser",
});

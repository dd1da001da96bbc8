// Who made a change, as the tournament's organisers read it.
import type { Id } from "#events/entities.ts";

/** In: an actor of the log, and the names of the accounts that there are. */
export const actorView = (actor: Id, names: ReadonlyMap<Id, string>): { _id: Id; name: string } => ({
  _id: actor,
  name: names.get(actor) ?? (actor === "imported" ? "imported" : "an organiser"),
});

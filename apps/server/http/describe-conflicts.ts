// Completes a conflict: the entity as it is now, and who set it when.
import type { EntityKind, Id } from "#events/entities.ts";
import { entityViews } from "#projections/entity-view.ts";
import { actorView } from "#server/accounts/actor.ts";
import { namesOfAccounts } from "#server/accounts/store.ts";
import type { Refusal } from "#server/log/command.ts";
import type { Fold } from "#server/log/folds.ts";
import type { Site } from "#server/site.ts";

interface Conflict {
  _id: Id;
  entity: EntityKind;
  /** The version in which it was set. */
  setIn: number;
}

export async function describeConflicts(
  site: Site,
  { state, changes }: Fold,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.code !== "conflict") return refusal;
  const conflicts = refusal.details!.conflicts as Conflict[];
  const names = await namesOfAccounts(
    site.db,
    conflicts.map(({ setIn }) => changes[setIn - 1]?.actor ?? ""),
  );
  const viewOf = entityViews(state);
  const described = conflicts.map(({ _id, entity, setIn }) => {
    const { actor = "", at = null } = changes[setIn - 1] ?? {};
    return { _id, current: { ...viewOf(entity, _id), by: actorView(actor, names), at } };
  });
  const current = described.length === 1 ? { current: described[0]!.current } : {};
  return { ...refusal, details: { ...current, conflicts: described } };
}

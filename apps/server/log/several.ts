// Several at once: edits that are all taken or none, removals that are told one by one.
import type { Id } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import type { State } from "#projections/state.ts";
import { mergeConflicts } from "#server/sentences/conflicts.ts";
import { type Decision, isRefusal, type Refusal, type RefusedItem } from "./command.ts";
import type { Expected } from "./edit.ts";

export interface ItemEdit<F> {
  id: Id;
  fields: F;
  expected: Expected;
}

/** All edits as one decision, or the first refusal; conflicts are told together. */
export function decideEach<F>(
  edits: readonly ItemEdit<F>[],
  decide: (one: ItemEdit<F>) => DomainEvent[] | Refusal,
): Decision | Refusal {
  const events: DomainEvent[] = [];
  const conflicts: Refusal[] = [];
  for (const one of edits) {
    const decided = decide(one);
    if (!isRefusal(decided)) events.push(...decided);
    else if (decided.code === "conflict") conflicts.push(decided);
    else return decided;
  }
  return conflicts.length > 0 ? mergeConflicts(conflicts) : { events };
}

/** What can be removed is, in one change; the others are told with their reasons. */
export function removeEach(
  state: State,
  ids: readonly Id[],
  remove: (state: State, id: Id, expected: Expected) => Decision | Refusal,
): Decision {
  const events: DomainEvent[] = [];
  const refusedItems: RefusedItem[] = [];
  for (const _id of new Set(ids)) {
    const decided = remove(state, _id, null);
    if (isRefusal(decided)) refusedItems.push({ _id, error: decided.error, code: decided.code });
    else events.push(...decided.events);
  }
  return { events, refusedItems };
}

// Several at once: edits that are all accepted or none, removals that are refused one by one.
import type { Id } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import type { State } from "#projections/state/state.ts";
import { mergeConflicts } from "#server/sentences/conflicts.ts";
import { type Decision, isRefusal, type Refusal, type RefusedItem } from "./command.ts";
import type { Expected } from "./edit.ts";

export interface ItemEdit<F> {
  id: Id;
  fields: F;
  expected: Expected;
}

/**
 * All edits as one decision. Otherwise the first refusal that is no conflict, whose `refused` lists every such
 * edit; if there are only conflicts, they become one refusal.
 */
export function decideEach<F>(
  edits: readonly ItemEdit<F>[],
  decide: (one: ItemEdit<F>) => DomainEvent[] | Refusal,
): Decision | Refusal {
  const events: DomainEvent[] = [];
  const conflicts: Refusal[] = [];
  const others: [Id, Refusal][] = [];
  for (const one of edits) {
    const decided = decide(one);
    if (!isRefusal(decided)) events.push(...decided);
    else if (decided.code === "conflict") conflicts.push(decided);
    else others.push([one.id, decided]);
  }
  if (others.length > 0) return mergeRefusals(others, edits.length);
  return conflicts.length > 0 ? mergeConflicts(conflicts) : { events };
}

/** A single edit needs no list that says which one is refused. */
function mergeRefusals(refusals: readonly [Id, Refusal][], sent: number): Refusal {
  const [, first] = refusals[0]!;
  if (sent === 1) return first;
  const refused = refusals.map(([_id, { error, code, details }]) => ({
    _id,
    error,
    code,
    ...(details?.fields ? { fields: details.fields } : {}),
  }));
  return { ...first, details: { ...first.details, refused } };
}

/** Removes what can be removed, in one change; the rest is listed with reasons. */
export function removeEach(
  state: State,
  items: ReadonlyMap<Id, Expected>,
  remove: (state: State, id: Id, expected: Expected) => Decision | Refusal,
): Decision {
  const events: DomainEvent[] = [];
  const refusedItems: RefusedItem[] = [];
  for (const [_id, expected] of items) {
    const decided = remove(state, _id, expected);
    if (isRefusal(decided)) refusedItems.push({ _id, error: decided.error, code: decided.code });
    else events.push(...decided.events);
  }
  return { events, refusedItems };
}

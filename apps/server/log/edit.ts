// An edit: which fields really change, and whether someone else has changed them since (field by field).
import { sameValue } from "#events/canonical.ts";
import type { EventName } from "#events/catalogue.ts";
import type { Entities, EntityKind, Id } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { SCHEMA } from "#events/upcasters.ts";
import { type State, versionOf } from "#projections/state/state.ts";
import { conflict } from "#server/sentences/common.ts";
import type { Refusal } from "./command.ts";

export type Fields<K extends EntityKind> = Partial<Entities[K]>;

/** The version that the caller last saw, or null if the last write shall win. */
export type Expected = number | null;

export interface Edit<K extends EntityKind> {
  entity: K;
  id: Id;
  before: Fields<K>;
  after: Fields<K>;
}

/**
 * In: an existing entity and the fields sent. Out: only those that differ, or a conflict if one of them was set
 * after the version that the caller saw. A field that already has the sent value is no conflict.
 */
export function edit<K extends EntityKind>(
  state: State,
  entity: K,
  id: Id,
  fields: Fields<K>,
  expected: Expected,
): Edit<K> | Refusal {
  const current = state.content[entity].get(id)! as Entities[K];
  const before: Fields<K> = {};
  const after: Fields<K> = {};
  for (const field of Object.keys(fields) as (keyof Entities[K])[]) {
    if (fields[field] === undefined || sameValue(current[field], fields[field])) continue;
    const setIn = state.stamps.get(id)?.[field as string] ?? 0;
    if (expected !== null && setIn > expected) return conflict(entity, id, setIn);
    before[field] = current[field];
    after[field] = fields[field]!;
  }
  return { entity, id, before, after };
}

/** A removal conflicts with any later change of the entity. */
export function removalConflict(
  state: State,
  entity: EntityKind,
  id: Id,
  expected: Expected,
): Refusal | null {
  const version = versionOf(state, id);
  return expected !== null && version > expected ? conflict(entity, id, version) : null;
}

const event = <K extends EntityKind>(
  type: EventName,
  { entity, id, before, after }: { entity: K; id: Id; before: Fields<K> | null; after: Fields<K> | null },
): DomainEvent => ({ type, schema: SCHEMA, entity, id, before, after }) as DomainEvent;

export const added = <K extends EntityKind>(
  type: EventName,
  entity: K,
  id: Id,
  after: Entities[K],
): DomainEvent => event(type, { entity, id, before: null, after });

export const removed = (state: State, type: EventName, entity: EntityKind, id: Id): DomainEvent =>
  event(type, { entity, id, before: state.content[entity].get(id)!, after: null });

/** One event per name, with the fields that belong to that name. A field that no name claims is a bug, and throws. */
export function changed<K extends EntityKind>(
  { entity, id, before, after }: Edit<K>,
  nameOf: (field: keyof Entities[K]) => EventName,
): DomainEvent[] {
  const fields = Object.keys(after) as (keyof Entities[K])[];
  return [...Map.groupBy(fields, nameOf)].map(([type, group]) => {
    const pick = (from: Fields<K>) =>
      Object.fromEntries(group.map((field) => [field, from[field]])) as Fields<K>;
    return event(type, { entity, id, before: pick(before), after: pick(after) });
  });
}

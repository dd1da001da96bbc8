// The strict fold: each change applies whole, if it still fits what is there, or is skipped.
import { sameValue } from "#events/canonical.ts";
import type { Entities, EntityKind, Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import { type Content, emptyContent } from "#projections/content.ts";
import { evolve } from "#projections/evolve.ts";
import type { State } from "#projections/state.ts";
import { breaksRules } from "./integrity.ts";

export interface StrictFold {
  content: Content;
  /** The changes that no longer fit, in the log's order. */
  skipped: Change[];
}

export function strictFold(changes: readonly Change[]): StrictFold {
  let state: State = { version: 0, content: emptyContent(), stamps: new Map() };
  const skipped: Change[] = [];
  for (const change of changes) {
    const next = fits(state.content, change) ? evolve(state, change) : null;
    if (next && !breaksRules(next.content, change)) state = next;
    else skipped.push(change);
  }
  return { content: state.content, skipped };
}

/** The fields in each `before` have those values now; an addition finds nothing in its place. */
function fits(content: Content, { events }: Change): boolean {
  const trial = new Map<Id, Record<string, unknown> | null>();
  return events.every(({ entity, id, before, after }) => {
    const current = trial.has(id) ? trial.get(id)! : entityOf(content, entity, id);
    const there = before === null ? current === null : holds(current, before);
    trial.set(id, after === null ? null : { ...current, ...after });
    return there;
  });
}

const entityOf = (content: Content, entity: EntityKind, id: Id) =>
  (content[entity].get(id) as Entities[EntityKind] & Record<string, unknown>) ?? null;

const holds = (current: Record<string, unknown> | null, before: object): boolean =>
  current !== null && Object.entries(before).every(([field, value]) => sameValue(current[field], value));

// Whether a change fits the present content; an undo's strict fold, an import and a verification all ask.
import { sameValue } from "#events/canonical.ts";
import type { Entities, EntityKind, Id } from "#events/entities.ts";
import type { Change } from "#events/envelope.ts";
import type { Content } from "#projections/state/content.ts";

/** The fields in each `before` have those values now; an addition needs a free place. */
export function fits(content: Content, { events }: Pick<Change, "events">): boolean {
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

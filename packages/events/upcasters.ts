// Upcasters: events written under an older schema are brought to the newest shape when they are read.
import type { EntityKind } from "./entities.ts";
import type { Change, DomainEvent } from "./envelope.ts";

/** Raised by one whenever a field is added to, or changed in, an entity that is already in logs. */
export const SCHEMA = 1;

type Fields = Record<string, unknown>;

/**
 * Each takes the fields as they were under the schema that is its key, and returns those of the next. Total: it
 * runs before the shape is judged, and an imported log may hold any values.
 */
export type Upcaster = Partial<Record<EntityKind, (fields: Fields, whole: boolean) => Fields>>;

/** Keyed by the schema they read. None yet: the log is at its first schema. */
const UPCASTERS: Record<number, Upcaster> = {};

/**
 * In: an event of any schema up to SCHEMA. Out: the same event at SCHEMA; pure, the input is untouched.
 * Refuses (throws RangeError) an event of a schema newer than this program knows.
 */
export function upcast(event: DomainEvent, upcasters = UPCASTERS, newest = SCHEMA): DomainEvent {
  if (event.schema > newest) {
    throw new RangeError(
      `The log holds an event of schema ${event.schema}; this program knows up to ${newest}.`,
    );
  }
  const whole = event.before === null || event.after === null;
  let { before, after } = event as { before: Fields | null; after: Fields | null };
  for (let schema = event.schema; schema < newest; schema++) {
    const raise = upcasters[schema]?.[event.entity];
    if (!raise) continue;
    before = before && raise(before, whole);
    after = after && raise(after, whole);
  }
  return event.schema === newest ? event : ({ ...event, schema: newest, before, after } as DomainEvent);
}

export const upcastChange = (change: Change): Change =>
  change.events.every((event) => event.schema === SCHEMA)
    ? change
    : { ...change, events: change.events.map((event) => upcast(event)) };

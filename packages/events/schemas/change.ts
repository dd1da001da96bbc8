// The strict shape of a change: what the appender and an imported log must satisfy.
import { z } from "zod";
import { CATALOGUE, EVENT_NAMES } from "../catalogue.ts";
import { ENTITY_KINDS } from "../entities.ts";
import { CHANGE_KINDS, type Change, type DomainEvent } from "../envelope.ts";
import { SCHEMA, upcast } from "../upcasters.ts";
import { ENTITY_SCHEMAS } from "./entities.ts";
import { sayFault } from "./say-fault.ts";

const id = z.string().min(1).max(100);
const PARTIAL_SCHEMAS = Object.fromEntries(
  Object.entries(ENTITY_SCHEMAS).map(([kind, schema]) => [kind, schema.partial()]),
) as Record<string, z.ZodType>;

/** A game is named by its two teams. */
const LONGEST_NAME = 5000;

const fields = z.record(z.string(), z.unknown()).nullable();

const event = z
  .strictObject({
    type: z.enum(EVENT_NAMES),
    schema: z.int().min(1).max(SCHEMA),
    entity: z.enum(ENTITY_KINDS),
    id,
    before: fields,
    after: fields,
  })
  .superRefine((value, context) => {
    // A newer schema has been refused by its number already.
    const fault = value.schema > SCHEMA ? null : faultOf(value as DomainEvent);
    if (fault) context.addIssue({ code: "custom", message: fault });
  });

/**
 * What is wrong with an event beyond its frame: a name of another entity, a field or value that is not allowed.
 * An event of an older schema is judged after upcasting, because the shapes are today's.
 */
export function faultOf(
  written: DomainEvent,
  raise: (event: DomainEvent) => DomainEvent = upcast,
): string | null {
  const { entity } = CATALOGUE[written.type];
  const value = raise(written);
  if (entity !== "any" && entity !== value.entity) return `${value.type} does not speak of a ${value.entity}`;
  if (value.before === null && value.after === null) return `${value.type} says nothing`;
  const whole = value.before === null || value.after === null;
  const schema = whole ? ENTITY_SCHEMAS[value.entity] : PARTIAL_SCHEMAS[value.entity]!;
  for (const side of [value.before, value.after]) {
    if (side === null) continue;
    const result = schema.safeParse(side);
    if (!result.success) {
      return `${value.type}: ${sayFault(result.error.issues[0]!, side, "it").slice(0, -1)}`;
    }
  }
  const changed = (side: object | null) =>
    Object.keys(side ?? {})
      .sort()
      .join();
  if (!whole && changed(value.before) !== changed(value.after))
    return `${value.type} names other fields before and after`;
  return null;
}

const CHANGE_SCHEMA = z
  .strictObject({
    change: id,
    tournament: id,
    version: z.int().min(1),
    at: z.iso.datetime(),
    actor: id,
    kind: z.enum(CHANGE_KINDS),
    command: id,
    params: z.record(id, z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])),
    undoes: z.array(id),
    names: z.record(id, z.string().max(LONGEST_NAME)),
    events: z.array(event),
  })
  .refine(
    ({ events, undoes, kind }) => events.length + undoes.length > 0 || kind === "Redact",
    "This change has no events",
  );

/** In: anything. Out: the change, or one sentence that says what is wrong with it. */
export function readChange(value: unknown): { change: Change } | { fault: string } {
  const result = CHANGE_SCHEMA.safeParse(value);
  if (result.success) return { change: result.data as Change };
  return { fault: sayFault(result.error.issues[0]!, value) };
}

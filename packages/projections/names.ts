// The names that a change mentions, as they were when it was made.
import type { Id } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { type Content, nameOf } from "./content.ts";

/** Every team, division or tournament whose id stands in the events, by its name after them, else before. */
export function namesIn(events: readonly DomainEvent[], before: Content, after: Content): Record<Id, string> {
  const names: Record<Id, string> = {};
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      const name = nameOf(after, value) || nameOf(before, value);
      if (name) names[value] = name;
    } else if (value !== null && typeof value === "object") {
      for (const member of Object.values(value)) visit(member);
    }
  };
  for (const event of events) {
    visit(event.id);
    visit(event.before);
    visit(event.after);
  }
  return names;
}

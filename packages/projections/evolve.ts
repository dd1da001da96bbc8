// The fold: from one state and one change to the next state. It holds no rule; events carry outcomes.
import type { EntityKind, Id } from "#events/entities.ts";
import type { Change, DomainEvent } from "#events/envelope.ts";
import type { Content } from "./content.ts";
import { emptyState, type Stamp, type State } from "./state.ts";

type Draft = {
  version: number;
  content: { [K in EntityKind]: Map<Id, object> };
  stamps: Map<Id, Stamp>;
};

function apply(draft: Draft, event: DomainEvent, version: number): void {
  const entities = draft.content[event.entity];
  if (event.after === null) {
    entities.delete(event.id);
    draft.stamps.delete(event.id);
    return;
  }
  entities.set(event.id, { ...entities.get(event.id), ...event.after });
  const stamp: Record<string, number> = { ...draft.stamps.get(event.id) };
  for (const field of Object.keys(event.after)) stamp[field] = version;
  draft.stamps.set(event.id, stamp);
}

/** Total: any change applies. The given state is untouched; maps that the change does not reach are shared. */
export function evolve(state: State, change: Change): State {
  const content: Record<string, ReadonlyMap<Id, object>> = { ...state.content };
  for (const kind of new Set(change.events.map((event) => event.entity)))
    content[kind] = new Map(content[kind]);
  const next = {
    version: change.version,
    content: content as unknown as Content,
    stamps: new Map(state.stamps),
  };
  for (const event of change.events) apply(next as unknown as Draft, event, change.version);
  return next;
}

/** The state after a whole log, oldest first; the one line that a test or a load needs. */
export const fold = (changes: Iterable<Change>): State => foldEach(changes, () => {});

/** As `fold`; `look` sees the state after each change, which is one object changed in place: nothing of it may be kept. */
export function foldEach(changes: Iterable<Change>, look: (state: State, change: Change) => void): State {
  const draft = emptyState() as unknown as Draft;
  const state = draft as unknown as State;
  for (const change of changes) {
    for (const event of change.events) apply(draft, event, change.version);
    draft.version = change.version;
    look(state, change);
  }
  return state;
}

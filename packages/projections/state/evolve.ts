// The fold: from one state and one change to the next state. It holds no rule; events carry outcomes.
import type { EntityKind, Id } from "#events/entities.ts";
import type { Change, DomainEvent } from "#events/envelope.ts";
import { type Draft, PersistentMap } from "./persistent-map.ts";
import { emptyState, type Stamp, type State } from "./state.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What events are applied to: maps, or drafts of maps. */
interface Applying {
  content: Record<EntityKind, Writable>;
  stamps: Writable;
}

interface Writable {
  get(id: Id): object | undefined;
  set(id: Id, value: object): unknown;
  delete(id: Id): unknown;
}

function apply({ content, stamps }: Applying, event: DomainEvent, version: number): void {
  const entities = content[event.entity];
  if (event.after === null) {
    entities.delete(event.id);
    stamps.delete(event.id);
    return;
  }
  entities.set(event.id, { ...entities.get(event.id), ...event.after });
  const stamp: Record<string, number> = { ...stamps.get(event.id) };
  for (const field of Object.keys(event.after)) stamp[field] = version;
  stamps.set(event.id, stamp);
}

/** Total: any change applies. The given state stays as it was; the next one shares with it whatever did not change. */
export function evolve(state: State, change: Change): State {
  const kinds = [...new Set(change.events.map((event) => event.entity))];
  const drafts = kinds.map((kind) => [kind, PersistentMap.draft<Id, object>(state.content[kind])] as const);
  const content = Object.fromEntries(drafts) as Record<EntityKind, Draft<Id, object>>;
  const stamps = PersistentMap.draft<Id, object>(state.stamps);
  for (const event of change.events) apply({ content, stamps }, event, change.version);
  const moved = Object.fromEntries(drafts.map(([kind, draft]) => [kind, draft.done()]));
  return {
    version: change.version,
    content: { ...state.content, ...moved },
    stamps: stamps.done() as PersistentMap<Id, Stamp>,
  };
}

/** The state after a whole log, oldest change first. */
export const fold = (changes: Iterable<Change>): State => foldEach(changes, () => {});

/** Like `fold`, but `look` sees the state after each change. It is one object, changed in place: do not keep it. */
export function foldEach(changes: Iterable<Change>, look: (state: State, change: Change) => void): State {
  const state = emptyState() as Mutable<State>;
  for (const change of changes) {
    for (const event of change.events) apply(state as unknown as Applying, event, change.version);
    state.version = change.version;
    look(state, change);
  }
  return state;
}

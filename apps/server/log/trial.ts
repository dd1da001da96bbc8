// What would be if events were written: the state that a preview shows.
import type { Change, DomainEvent } from "#events/envelope.ts";
import { evolve } from "#projections/state/evolve.ts";
import type { State } from "#projections/state/state.ts";

export const trialState = (state: State, events: DomainEvent[]): State =>
  evolve(state, { version: state.version + 1, events } as Change);

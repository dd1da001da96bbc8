// The read model of any one entity: what a write answers, and what a conflict shows.
import type { EntityKind, Id } from "#events/entities.ts";
import { bracketOf } from "./bracket/bracket.ts";
import {
  divisionView,
  gameView,
  playoffGameView,
  standingsByTeam,
  teamView,
  tournamentView,
  wildcardGameView,
} from "./snapshot.ts";
import type { State } from "./state/state.ts";

/**
 * Out: a function that gives an entity's read model, or null if the entity is missing or its kind has none. What
 * many of them share, such as the standings, is computed once.
 */
export function entityViews(state: State): (entity: EntityKind, id: Id) => object | null {
  const shown = once(() => standingsByTeam(state));
  const bracket = once(() => bracketOf(state.content.playoffGame));
  const views: Partial<Record<EntityKind, (id: Id) => object>> = {
    tournament: () => tournamentView(state),
    division: (id) => divisionView(state, id),
    team: (id) => teamView(state, id, shown()),
    game: (id) => gameView(state, id),
    wildcardGame: (id) => wildcardGameView(state, id),
    playoffGame: (id) => playoffGameView(state, id, bracket()),
  };
  return (entity, id) => (state.content[entity].has(id) ? (views[entity]?.(id) ?? null) : null);
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export const entityView = (state: State, entity: EntityKind, id: Id): object | null =>
  entityViews(state)(entity, id);

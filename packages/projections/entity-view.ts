// The read model of any one entity: what a write answers, and what a conflict shows.
import type { EntityKind, Id } from "#events/entities.ts";
import {
  divisionView,
  gameView,
  playoffGameView,
  teamView,
  tournamentView,
  wildcardGameView,
} from "./snapshot.ts";
import type { State } from "./state.ts";

const VIEWS: Partial<Record<EntityKind, (state: State, id: Id) => object>> = {
  tournament: tournamentView,
  division: divisionView,
  team: (state, id) => teamView(state, id),
  game: gameView,
  wildcardGame: wildcardGameView,
  playoffGame: (state, id) => playoffGameView(state, id),
};

/** Null for an entity that is not there, and for kinds that have no read model. */
export const entityView = (state: State, entity: EntityKind, id: Id): object | null =>
  state.content[entity].has(id) ? (VIEWS[entity]?.(state, id) ?? null) : null;

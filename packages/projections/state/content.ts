// The content of a tournament: its entities by id. Order is a field; the order of a map means nothing.
import { canonical } from "#events/canonical.ts";
import { ENTITY_KINDS, type Entities, type EntityKind, type Id, type Tournament } from "#events/entities.ts";
import { isPlaceholderName } from "#events/rules/name.ts";

export type Content = { readonly [K in EntityKind]: ReadonlyMap<Id, Entities[K]> };

export const emptyContent = (): Content =>
  Object.fromEntries(ENTITY_KINDS.map((kind) => [kind, new Map()])) as unknown as Content;

/** Throws before the creation: only a bug asks then. */
export function tournamentOf(content: Content): Tournament & { _id: Id } {
  for (const [_id, tournament] of content.tournament) return { _id, ...tournament };
  throw new Error("This log has no TournamentCreated.");
}

/** Deleted by its owner: for everybody it does not exist, until it is restored. */
export const isRemoved = ({ removal }: Content): boolean => removal.size > 0;

export const nameOf = (content: Content, id: Id): string =>
  content.team.get(id)?.name ?? content.division.get(id)?.name ?? content.tournament.get(id)?.name ?? "";

export const isPlaceholder = (content: Content, team: Id): boolean =>
  isPlaceholderName(content.team.get(team)?.name ?? "");

/** Equal content has equal text; undo, imports and replays are compared by it. */
export const contentText = (content: Content): string =>
  canonical(Object.fromEntries(ENTITY_KINDS.map((kind) => [kind, Object.fromEntries(content[kind])])));

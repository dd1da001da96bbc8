// Who may see and who may organise a tournament, judged on its newest state (rules 26 and 27).
import type { Id } from "#events/entities.ts";
import { type Content, isRemoved, tournamentOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { noSuchTournament, notYours } from "#server/sentences/common.ts";
import type { Refusal, Viewer } from "./command.ts";

/** One of its organisers; somebody who is only invited is not one yet. */
export const organises = (content: Content, account: Id): boolean =>
  ["owner", "organiser"].includes(content.organiser.get(account)?.role ?? "");

const exists = ({ version, content }: State): boolean => version > 0 && !isRemoved(content);

export const mayOrganise = (state: State, viewer: Viewer | null): boolean =>
  viewer !== null && exists(state) && (viewer.everything || organises(state.content, viewer.account));

export const mayRead = (state: State, viewer: Viewer | null): boolean =>
  exists(state) && (tournamentOf(state.content).isPublished || mayOrganise(state, viewer));

/** Null if the tournament exists, whoever may see it. */
export const unknownRefusal = (state: State): Refusal | null => (exists(state) ? null : noSuchTournament());

/** Null when the viewer may organise it; a stranger's unpublished tournament does not exist for them. */
export function organiserRefusal(state: State, viewer: Viewer): Refusal | null {
  if (!mayRead(state, viewer)) return noSuchTournament();
  return mayOrganise(state, viewer) ? null : notYours();
}

/** An account that organises everything may do what the owner may. */
export const isOwner = ({ content }: State, viewer: Viewer): boolean =>
  viewer.everything || tournamentOf(content).owner === viewer.account;

/** Null for the owner of a deleted tournament, which does not exist for anybody else. */
export const restorerRefusal = (state: State, viewer: Viewer): Refusal | null =>
  state.version > 0 && isRemoved(state.content) && isOwner(state, viewer) ? null : noSuchTournament();

// Who may see and who may organise a tournament, judged on its newest state (rules 26 and 27).
import type { Id } from "#events/entities.ts";
import { type Content, tournamentOf } from "#projections/content.ts";
import type { State } from "#projections/state.ts";
import { noSuchTournament, notYours } from "#server/sentences/common.ts";
import type { Refusal, Viewer } from "./command.ts";

/** One of its organisers; somebody who is only invited is not one yet. */
export const organises = (content: Content, account: Id): boolean =>
  ["owner", "organiser"].includes(content.organiser.get(account)?.role ?? "");

export const mayOrganise = ({ content }: State, viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.everything || organises(content, viewer.account));

const exists = (state: State): boolean => state.version > 0;

export const mayRead = (state: State, viewer: Viewer | null): boolean =>
  exists(state) && (tournamentOf(state.content).isPublished || mayOrganise(state, viewer));

/** Null when the viewer may organise it; a stranger's unpublished tournament does not exist for them. */
export function organiserRefusal(state: State, viewer: Viewer): Refusal | null {
  if (!mayRead(state, viewer)) return noSuchTournament();
  return mayOrganise(state, viewer) ? null : notYours();
}

// The home page's card of a tournament: kept beside the log as a cache, rebuilt by `verify`.
import type { EntityKind } from "#events/entities.ts";
import type { DomainEvent } from "#events/envelope.ts";
import { championOf } from "./bracket/bracket.ts";
import { isRemoved, nameOf, tournamentOf } from "./state/content.ts";
import type { State } from "./state/state.ts";
import type { HomeCard } from "./views.ts";

const SHOWN: ReadonlySet<EntityKind> = new Set(["tournament", "team", "playoffGame", "removal"]);

/** False only when these events cannot have changed the card; a pool game's score is never on it. */
export const mayChangeCard = (events: readonly DomainEvent[]): boolean =>
  events.some(({ entity }) => SHOWN.has(entity));

export function homeCard(state: State): HomeCard {
  const tournament = tournamentOf(state.content);
  const { _id, name, acronym, organization, location, startdate, enddate, linkindex, owner, isPublished } =
    tournament;
  const champion = tournament.winner ?? championOf(state.content.playoffGame);
  const winner = champion === null ? null : { _id: champion, name: nameOf(state.content, champion) };
  return {
    _id,
    name,
    acronym,
    organization,
    location,
    startdate,
    enddate,
    linkindex,
    owner,
    winner,
    isPublished,
    ...(isRemoved(state.content) && { isRemoved: true }),
  };
}

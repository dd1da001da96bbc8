// Tournaments: created, changed in Update Tournament, and deleted (rules 5, 11, 15, 23 and 40).
import type { EventName } from "#events/catalogue.ts";
import type { Id, Tournament } from "#events/entities.ts";
import { FIRST_RULES } from "#events/rules/format.ts";
import { cleanName } from "#events/rules/name.ts";
import { isSiteRoute, slugFor } from "#events/rules/slug.ts";
import { tournamentOf } from "#projections/state/content.ts";
import type { State } from "#projections/state/state.ts";
import { isOwner } from "#server/log/access.ts";
import { type Decision, isRefusal, type Refusal, refuse, type Viewer } from "#server/log/command.ts";
import { added, changed, type Edit, type Expected, edit, removalConflict } from "#server/log/edit.ts";
import { recordsCalculated } from "#server/log/records.ts";
import { unknownReference } from "#server/log/references.ts";
import { badFields } from "#server/sentences/common.ts";

export interface CreateFields {
  slug?: string | null | undefined;
  name: string;
  acronym: string;
  startdate: string;
  enddate?: string | null | undefined;
  organization?: string | null | undefined;
  location?: string | null | undefined;
  isPublished?: boolean | undefined;
  isCustomStanding?: boolean | undefined;
  isCustomPlayoff?: boolean | undefined;
}

export function createTournament(id: Id, owner: Id, fields: CreateFields): Decision | Refusal {
  const linkindex = slugFor({ name: fields.name, startdate: fields.startdate, slug: fields.slug ?? null });
  if (isSiteRoute(linkindex))
    return badFields({ slug: `“${linkindex}” is an address of this site; please choose another link.` });
  const tournament: Tournament = {
    name: cleanName(fields.name),
    acronym: cleanName(fields.acronym),
    organization: fields.organization ?? null,
    location: fields.location ?? null,
    startdate: fields.startdate,
    enddate: fields.enddate ?? null,
    linkindex,
    owner,
    winner: null,
    isPublished: fields.isPublished ?? false,
    isCustomStanding: fields.isCustomStanding ?? true,
    isCustomPlayoff: fields.isCustomPlayoff ?? true,
    unusualScoreWarnings: true,
    wildcardDrop: null,
    rules: FIRST_RULES,
  };
  return (
    endsBeforeStart(tournament) ?? {
      events: [
        added("TournamentCreated", "tournament", id, tournament),
        added("OrganiserAdded", "organiser", owner, { role: "owner" }),
      ],
    }
  );
}

const endsBeforeStart = ({
  startdate,
  enddate,
}: Pick<Tournament, "startdate" | "enddate">): Refusal | null =>
  enddate !== null && enddate < startdate
    ? badFields({ enddate: "The end date is before the start date." })
    : null;

export type ChangeFields = {
  [F in
    | "name"
    | "acronym"
    | "organization"
    | "location"
    | "startdate"
    | "enddate"
    | "winner"
    | "isPublished"
    | "isCustomStanding"
    | "isCustomPlayoff"
    | "unusualScoreWarnings"]?: Tournament[F] | undefined;
};

export function changeTournament(state: State, fields: ChangeFields, expected: Expected): Decision | Refusal {
  const { _id, ...tournament } = tournamentOf(state.content);
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const refusal =
    unknownReference(state, "team", fields.winner, "winner") ?? endsBeforeStart({ ...tournament, ...sent });
  if (refusal) return refusal;
  const edited = edit(state, "tournament", _id, sent, expected);
  if (isRefusal(edited)) return edited;
  const events = changed(edited, eventNameFor(edited));
  // Switching to custom freezes what is shown, in the same change (rule 15).
  if (edited.after.isCustomStanding === true) events.push(...recordsCalculated(state));
  return { events };
}

/** Also unpublishes it; `removal` is a new id. Restoring is the undo of this change. */
export function removeTournament(
  state: State,
  viewer: Viewer,
  removal: Id,
  expected: Expected,
): Decision | Refusal {
  if (!isOwner(state, viewer))
    return refuse(403, "not-owner", "Only the owner of a tournament may delete it.");
  const { _id } = tournamentOf(state.content);
  const conflict = removalConflict(state, "tournament", _id, expected);
  if (conflict) return conflict;
  const unpublished = edit(state, "tournament", _id, { isPublished: false }, null);
  if (isRefusal(unpublished)) return unpublished;
  return {
    events: [
      ...changed(unpublished, eventNameFor(unpublished)),
      added("TournamentRemoved", "removal", removal, { removed: true }),
    ],
  };
}

const eventNameFor =
  ({ after }: Edit<"tournament">) =>
  (field: keyof Tournament): EventName => {
    if (field === "isPublished") return after.isPublished ? "TournamentPublished" : "TournamentUnpublished";
    if (field === "isCustomStanding") return "StandingModeChanged";
    if (field === "winner") return "WinnerChosen";
    if (field === "isCustomPlayoff" || field === "unusualScoreWarnings") return "TournamentSettingsChanged";
    return "TournamentDetailsChanged";
  };

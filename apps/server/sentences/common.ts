// Refusals that every area gives: one sentence for a person, one code for a program.
import type { EntityKind, Id } from "#events/entities.ts";
import { counted } from "#events/rules/counted.ts";
import { type Refusal, refuse, refuseField } from "#server/log/command.ts";

export const noSuchTournament = () => refuse(404, "unknown-tournament", "There is no such tournament.");
export const notYours = () => refuse(403, "not-yours", "Only the organisers of this tournament may do that.");
export const signedOut = () =>
  refuse(401, "signed-out", "Please log in; your session is missing or has ended.");

export const linkTaken = () =>
  refuseField(409, "slug-taken", "slug", "A tournament with this link already exists.");

/** The database is starting, stopping or out of reach. */
export const databaseAway = () =>
  refuse(503, "try-again", "The site cannot reach its database right now. Please try again in a moment.");

/** This server has not read the newest changes. */
export const behind = () => refuse(503, "behind", "This server has not caught up yet; please try again.");

/** A fault of ours. */
export const broken = () => refuse(500, "broken", "Something went wrong on our side. Please try again.");

export const keyReused = () =>
  refuse(422, "idempotency-key-reused", "This idempotency key was used for another request.");

export const NOUNS: Record<EntityKind, string> = {
  tournament: "tournament",
  division: "division",
  team: "team",
  game: "game",
  wildcardGame: "wildcard game",
  playoffGame: "playoff game",
  organiser: "organiser",
  feedback: "feedback",
  removal: "tournament",
};

export const unknown = (entity: EntityKind) =>
  refuse(404, `unknown-${entity.toLowerCase()}`, `There is no such ${NOUNS[entity]} in this tournament.`);

/** One or more fields of a form are wrong; the sentences stand beside the fields. */
export const badFields = (fields: Record<string, string>) =>
  refuse(400, "bad-input", Object.values(fields)[0]!, { fields });

/** Completed by the answer with the entity as it is, and who set it when. */
export const conflict = (entity: EntityKind, id: Id, setIn: number): Refusal =>
  refuse(409, "conflict", `Someone else has changed this ${NOUNS[entity]} since you opened it.`, {
    conflicts: [{ _id: id, entity, setIn }],
  });

/** In: how often each kind of thing uses it. Names those that do: `2 games, 1 playoff slot`. */
export function inUse(name: string, uses: Record<string, number>): Refusal {
  const used = Object.entries(uses).filter(([, count]) => count > 0);
  const listed = used.map(([noun, count]) => counted(count, noun)).join(", ");
  return refuse(409, "in-use", `${name} is in use: ${listed}. Change or delete those first.`, { uses });
}

export const nameTaken = (noun: string, existing: string) =>
  refuseField(409, "name-taken", "name", `There is already a ${noun} named “${existing}”.`);

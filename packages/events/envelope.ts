// The envelope: an event is one entity before and after; a change is one organiser action, whole or not at all.
import type { EventName } from "./catalogue.ts";
import type { Entities, EntityKind, Id } from "./entities.ts";

/**
 * An addition has `before: null` and the whole entity in `after`, a removal the reverse; otherwise both hold only
 * the changed fields. `schema` is the version of the entity's shape; upcasters raise it.
 */
export interface DomainEvent<K extends EntityKind = EntityKind> {
  type: EventName;
  schema: number;
  entity: K;
  id: Id;
  before: Partial<Entities[K]> | null;
  after: Partial<Entities[K]> | null;
}

/** What the change's author asked for, where the events do not show it: a method, a number dropped, a file's size. */
export type ChangeParams = Record<string, string | number | boolean | null>;

export interface Change {
  /** This change's own id. */
  change: Id;
  tournament: Id;
  /** 1 for the creation, then one more per change: the tournament's version after this change. */
  version: number;
  /** ISO instant in UTC. */
  at: string;
  /** Account id of the organiser; "imported" in a copied log, "operator" for what was done on the command line. */
  actor: Id;
  kind: ChangeKind;
  command: Id;
  params: ChangeParams;
  /** The changes that this one undoes; empty for an ordinary change. */
  undoes: Id[];
  /** Names, at the time, of the entities that the change mentions. */
  names: Record<Id, string>;
  events: DomainEvent[];
}

export const CHANGE_KINDS = [
  "CreateTournament",
  "ChangeTournament",
  "RemoveTournament",
  "AddDivision",
  "ChangeDivisions",
  "RemoveDivisions",
  "AddTeam",
  "ChangeTeams",
  "RemoveTeams",
  "AddGame",
  "ChangeGames",
  "RemoveGames",
  "UploadGames",
  "CalculateStandings",
  "TypeRecords",
  "CreateWildcards",
  "RemoveWildcards",
  "CreatePlayoffs",
  "AddPlayoffGame",
  "ChangePlayoffGames",
  "RemovePlayoffs",
  "InviteOrganiser",
  "AddOrganiser",
  "RemoveOrganiser",
  "HideFeedback",
  "Redact",
  "Undo",
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

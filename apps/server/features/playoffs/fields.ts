// The fields of a playoff or wildcard game that may be sent, and what every change of them checks.
import type { Id, PlayoffGame } from "#events/entities.ts";
import type { State } from "#projections/state/state.ts";
import type { Refusal } from "#server/log/command.ts";
import { unknownReference } from "#server/log/references.ts";
import type { ItemEdit } from "#server/log/several.ts";

/** As sent: absent means unchanged, null means cleared; a null team removes the pick. */
export interface PlayoffFields {
  team1?: Id | null | undefined;
  team2?: Id | null | undefined;
  division?: Id | null | undefined;
  court?: string | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
  scoreTeam1?: number | null | undefined;
  scoreTeam2?: number | null | undefined;
  /** Teams 1 and 2 that the score was written down for: it is never stored for others. */
  between?: readonly [Id, Id] | undefined;
}

export type PlayoffEdit = ItemEdit<PlayoffFields>;

export interface RawGame extends PlayoffFields {
  isWildCard?: boolean | undefined;
  round?: number | null | undefined;
  rank?: number | null | undefined;
}

/** A working copy of the bracket's games while a decision is made. */
export type PlayoffGames = Map<Id, PlayoffGame>;

export const unknownReferences = (state: State, fields: PlayoffFields): Refusal | null =>
  unknownReference(state, "team", fields.team1, "team1") ??
  unknownReference(state, "team", fields.team2, "team2") ??
  unknownReference(state, "division", fields.division);

// What may be said of a playoff or wildcard game, and what every such act checks.
import type { Id, PlayoffGame } from "#events/entities.ts";
import type { State } from "#projections/state.ts";
import type { Refusal } from "#server/log/command.ts";
import { unknownReference } from "#server/log/references.ts";
import type { ItemEdit } from "#server/log/several.ts";

/** As sent: absent is unchanged, null is cleared; null for a team takes the pick away. */
export interface PlayoffFields {
  team1?: Id | null | undefined;
  team2?: Id | null | undefined;
  division?: Id | null | undefined;
  court?: string | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
  scoreTeam1?: number | null | undefined;
  scoreTeam2?: number | null | undefined;
  /** The teams that the score was written down for, as team 1 and team 2: never stored for others. */
  between?: readonly [Id, Id] | undefined;
}

export type PlayoffEdit = ItemEdit<PlayoffFields>;

export interface RawGame extends PlayoffFields {
  isWildCard?: boolean | undefined;
  round?: number | null | undefined;
  rank?: number | null | undefined;
}

/** The bracket's games while an act is thought through. */
export type PlayoffGames = Map<Id, PlayoffGame>;

export const unknownReferences = (state: State, fields: PlayoffFields): Refusal | null =>
  unknownReference(state, "team", fields.team1, "team1") ??
  unknownReference(state, "team", fields.team2, "team2") ??
  unknownReference(state, "division", fields.division);

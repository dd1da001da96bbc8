// What a warning is: something that would spoil the day, in a sentence, with the games or the team it is mended at.
import type { Id } from "#events/entities.ts";
import { placeName } from "#events/rules/place-name.ts";
import type { Booking } from "../bookings.ts";
import type { SnapshotContent } from "../views.ts";

/** In the order in which they press. */
export const WARNING_KINDS = [
  "team-twice",
  "court-twice",
  "score-missing",
  "short-rest",
  "no-place",
  "uneven",
  "seeding",
] as const;

export type WarningKind = (typeof WARNING_KINDS)[number];

export interface Warning {
  kind: WarningKind;
  /** Names the teams, games and times. */
  sentence: string;
  /** The games to be changed: pool games, or those of the bracket. */
  games: readonly Id[];
  team: Id | null;
}

/** Every game that somebody must be at: pool games and duties, wildcards, and the bracket but its byes. */
export const allBookings = ({ games, wildcardGames, playoffGames }: SnapshotContent): Booking[] => [
  ...games,
  ...wildcardGames.map((game) => ({ ...game, isReferee: false, place: `WildCard ${game.rank}` })),
  ...playoffGames
    .filter(({ isBye }) => !isBye)
    .map((game) => ({ ...game, isReferee: false, place: placeName(game) })),
];

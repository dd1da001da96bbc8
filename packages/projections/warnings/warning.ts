// A warning: something that would spoil the day, in a sentence, with the games or the team where it can be mended.
import type { Id } from "#events/entities.ts";
import { placeName } from "#events/rules/place-name.ts";
import type { Booking } from "../bookings.ts";
import type { SnapshotContent } from "../views.ts";

/** The most pressing first. */
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
  /** The games to change: pool games or bracket games. */
  games: readonly Id[];
  team: Id | null;
}

/** Every game that somebody must attend: pool games, duties, wildcards, and the bracket without its byes. */
export const allBookings = ({ games, wildcardGames, playoffGames }: SnapshotContent): Booking[] => [
  ...games,
  ...wildcardGames.map((game) => ({ ...game, isReferee: false, place: `WildCard ${game.rank}` })),
  ...playoffGames
    .filter(({ isBye }) => !isBye)
    .map((game) => ({ ...game, isReferee: false, place: placeName(game) })),
];

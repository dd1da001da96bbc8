// What a warning is: something that would spoil the day, in a sentence, with the games or the team it is mended at.
import type { Id } from "#events/entities.ts";
import type { Booking } from "../bookings.ts";
import type { GameView, SnapshotContent } from "../views.ts";

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

export type Known = Pick<
  SnapshotContent,
  "tournament" | "divisions" | "teams" | "games" | "wildcardGames" | "playoffGames" | "standings"
>;

/** Every game that somebody must be at: pool games and duties, wildcards, and the bracket but its byes. */
export const allBookings = ({ games, wildcardGames, playoffGames }: Known): Booking[] => [
  ...games,
  ...wildcardGames.map((game) => ({ ...game, isReferee: false, place: `WildCard ${game.rank}` })),
  ...playoffGames
    .filter(({ isBye }) => !isBye)
    .map((game) => ({ ...game, isReferee: false, place: `R${game.round}-${game.rank}` })),
];

/** Out: whether a team is the placeholder, which nobody waits for (rule 4). */
export function placeholderIn({ teams }: Pick<Known, "teams">): (team: Id) => boolean {
  const ids = new Set(teams.filter(({ placeholder }) => placeholder).map(({ _id }) => _id));
  return (team) => ids.has(team);
}

/** Games that count: neither a duty nor against the placeholder (rule 7). */
export function poolGames(known: Known): GameView[] {
  const isPlaceholder = placeholderIn(known);
  return known.games.filter(
    ({ isReferee, team1, team2 }) => !isReferee && !isPlaceholder(team1._id) && !isPlaceholder(team2._id),
  );
}

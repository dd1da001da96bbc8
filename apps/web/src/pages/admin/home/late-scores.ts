// Scores of today that are late by the clock: no later game has a score yet, so no other warning names them.
import { type Booking, bookingTitle, whenWords } from "#projections/bookings.ts";
import { poolGames } from "#projections/standings/pool-games.ts";
import type { SnapshotContent } from "#projections/views.ts";
import { allBookings, type Warning } from "#projections/warnings/warning.ts";
import type { Clock } from "#web/live/device-clock.ts";
import { momentOf } from "#web/tournament/game-clock.ts";

/** `warned`: games already warned of. Games of other days may be entered when there is time for it. */
export function lateScores(known: SnapshotContent, now: Clock, warned: readonly Warning[]): Warning[] {
  const { startdate } = known.tournament;
  const said = new Set(warned.filter(({ kind }) => kind === "score-missing").flatMap(({ games }) => games));
  const late = [...poolGames(known), ...known.wildcardGames, ...known.playoffGames]
    .filter((game) => game.team1 && game.team2 && (game.date ?? startdate) === now.date)
    .filter((game) => momentOf(game, startdate, now) === "past" && !said.has(game._id));
  const ids = new Set(late.map(({ _id }) => _id));
  return allBookings(known)
    .filter(({ _id }) => ids.has(_id))
    .map((game) => ({
      kind: "score-missing",
      sentence: sentenceOf(game, startdate),
      games: [game._id],
      team: game.team1?._id ?? null,
    }));
}

function sentenceOf(game: Booking, startdate: string): string {
  const court = game.court === null ? "" : `, court ${game.court}`;
  return `${bookingTitle(game)}, ${whenWords(game, startdate)}${court}: no score yet.`;
}

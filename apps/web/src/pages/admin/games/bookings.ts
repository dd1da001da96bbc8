// Double bookings among the games, as warnings at each of them (rule 12).
import { type Booking, bookingWarnings } from "#projections/bookings.ts";
import { placeholderIn } from "#projections/standings/pool-games.ts";
import type { SnapshotContent } from "#projections/views.ts";

type Known = Pick<SnapshotContent, "games" | "teams" | "tournament">;

/** In: the tournament and, while a form is open, the game that it would make. Out: warnings by game id. */
export function warningsByGame(known: Known, draft?: Booking): Map<string, string[]> {
  const { games, tournament } = known;
  const all: Booking[] = draft ? [...games.filter(({ _id }) => _id !== draft._id), draft] : games;
  const byGame = new Map<string, string[]>();
  for (const { games: both, warning } of bookingWarnings(all, tournament.startdate, placeholderIn(known))) {
    for (const id of both) byGame.set(id, [...(byGame.get(id) ?? []), warning]);
  }
  return byGame;
}

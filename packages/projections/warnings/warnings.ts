// Warnings: everything that would spoil the day and that an organiser can still mend, in one list. They refuse nothing.
import { groupedBy } from "#events/rules/grouped-by.ts";
import { bookingWarnings } from "../bookings.ts";
import { placeholderIn } from "../standings/pool-games.ts";
import type { SnapshotContent } from "../views.ts";
import { gamesWithoutPlace, unevenTeams } from "./places.ts";
import { shortRests } from "./rest.ts";
import { missingScores } from "./scores.ts";
import { seedingWarnings } from "./seeding.ts";
import { allBookings, WARNING_KINDS, type Warning } from "./warning.ts";

/** Pure; takes time proportional to sorting the games. Out: by kind, the most pressing first. */
export function warningsOf(known: SnapshotContent): Warning[] {
  const bookings = bookingWarnings(allBookings(known), known.tournament.startdate, placeholderIn(known)).map(
    ({ of, games, warning }): Warning => {
      const kind = of === "team" ? "team-twice" : "court-twice";
      return { kind, sentence: warning, games, team: null };
    },
  );
  const all = groupedBy(
    [
      ...bookings,
      ...missingScores(known),
      ...shortRests(known),
      ...gamesWithoutPlace(known),
      ...unevenTeams(known),
      ...seedingWarnings(known),
    ],
    ({ kind }) => kind,
  );
  return WARNING_KINDS.flatMap((kind) => all.get(kind) ?? []);
}

// What a tournament's form holds, what was changed in it, and what a colleague changed too.
import type { TournamentView } from "#projections/views.ts";

export const valuesOf = (tournament: TournamentView) => ({
  name: tournament.name,
  acronym: tournament.acronym,
  startdate: tournament.startdate,
  enddate: tournament.enddate ?? "",
  location: tournament.location ?? "",
  organization: tournament.organization ?? "",
  winner: tournament.chosenWinner?._id ?? "",
  isPublished: tournament.isPublished,
  isCustomStanding: tournament.isCustomStanding,
  unusualScoreWarnings: tournament.unusualScoreWarnings,
});

export type TournamentValues = ReturnType<typeof valuesOf>;

export function changesOf(before: TournamentValues, after: TournamentValues): Partial<TournamentValues> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof TournamentValues]),
  );
}

/** What both sides have changed since the form was opened, unless to the same value. */
export const contestedIn = (
  mine: Partial<TournamentValues>,
  before: TournamentValues,
  theirs: TournamentValues,
): (keyof TournamentValues)[] =>
  (Object.keys(mine) as (keyof TournamentValues)[]).filter(
    (name) => theirs[name] !== before[name] && theirs[name] !== mine[name],
  );

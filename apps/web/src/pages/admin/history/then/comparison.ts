// The differences that people see between the tournament as it was and as it is now.
import { formatDate } from "#events/rules/date.ts";
import { effectsOf, rowsThatChange } from "#projections/history/effects.ts";
import type { DivisionView, SnapshotContent, TeamView, TournamentView } from "#projections/views.ts";
import { type DifferenceGroup, differencesOf, type Field, groupsOf } from "../differences.ts";
import { gameGroups } from "../game-differences.ts";
import { standingGroup } from "../standing-differences.ts";

const TEAM: Field<TeamView>[] = [
  { what: "name", words: ({ name }) => name },
  { what: "captain", words: ({ captain }) => captain ?? "none" },
  { what: "organization", words: ({ state }) => state ?? "none" },
  {
    what: "division",
    words: ({ division }) => division?.name ?? "none",
    same: ({ division }) => division?._id ?? null,
  },
];

const DIVISION: Field<DivisionView>[] = [
  { what: "name", words: ({ name }) => name },
  { what: "description", words: ({ description }) => description ?? "none" },
];

const onOff = (on: boolean): string => (on ? "on" : "off");

const TOURNAMENT: Field<TournamentView>[] = [
  { what: "name", words: ({ name }) => name },
  { what: "acronym", words: ({ acronym }) => acronym },
  { what: "organization", words: ({ organization }) => organization ?? "none" },
  { what: "location", words: ({ location }) => location ?? "none" },
  { what: "start date", words: ({ startdate }) => formatDate(startdate) },
  { what: "end date", words: ({ enddate }) => (enddate ? formatDate(enddate) : "none") },
  {
    what: "winner",
    words: ({ winner }) => winner?.name ?? "none",
    same: ({ winner }) => winner?._id ?? null,
  },
  { what: "published", words: ({ isPublished }) => (isPublished ? "yes" : "no") },
  { what: "custom standing", words: ({ isCustomStanding }) => onOff(isCustomStanding) },
  { what: "custom playoff", words: ({ isCustomPlayoff }) => onOff(isCustomPlayoff) },
  { what: "score warnings", words: ({ unusualScoreWarnings }) => onOff(unusualScoreWarnings) },
];

/** Out: groups, the most interesting first, each row from old to new; none if nothing differs. */
export function compare(then: SnapshotContent, now: SnapshotContent): DifferenceGroup[] {
  const named = ({ name }: { name: string }) => name;
  const { records, games } = effectsOf(then, now);
  const itself = { _id: now.tournament._id, before: then.tournament, after: now.tournament };
  return groupsOf([
    standingGroup(records.filter(({ after }) => after !== null)),
    ...gameGroups(games),
    { title: "Teams", rows: differencesOf(rowsThatChange("teams", then, now), TEAM, named) },
    { title: "Divisions", rows: differencesOf(rowsThatChange("divisions", then, now), DIVISION, named) },
    { title: "Tournament", rows: differencesOf([itself], TOURNAMENT, named) },
  ]);
}

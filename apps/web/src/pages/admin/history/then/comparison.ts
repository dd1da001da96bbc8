// What people see differ between the tournament as it was and as it is now.
import { formatDate } from "#events/rules/date.ts";
import { effectsOf, rowsThatChange } from "#projections/effects.ts";
import type {
  DivisionView,
  SnapshotContent,
  StandingView,
  TeamView,
  TournamentView,
} from "#projections/views.ts";
import { signed } from "#web/tournament/game-words.ts";
import { type DifferenceGroup, differencesOf, type Field, groupsOf, placeWords } from "../differences.ts";
import { gameGroups } from "../game-differences.ts";

const STANDING: Field<StandingView>[] = [
  { what: "rank", words: ({ standing }) => placeWords(standing) },
  { what: "played", words: ({ totalGamesPlayed }) => String(totalGamesPlayed) },
  { what: "wins", words: ({ totalWins }) => String(totalWins) },
  { what: "losses", words: ({ totalLosses }) => String(totalLosses) },
  { what: "difference", words: ({ cumulativePointDifference }) => signed(cumulativePointDifference) },
  { what: "points", words: ({ totalPoints }) => String(totalPoints) },
];

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

/** Out: groups in the order in which people ask, each row from old to new; none when nothing differs. */
export function compare(then: SnapshotContent, now: SnapshotContent): DifferenceGroup[] {
  const named = ({ name }: { name: string }) => name;
  const places = new Map(now.standings.map(({ team }, at) => [team._id, at]));
  const standings = rowsThatChange("standings", then, now)
    .filter(({ after }) => after !== null)
    .sort((one, other) => places.get(one._id)! - places.get(other._id)!);
  const itself = { _id: now.tournament._id, before: then.tournament, after: now.tournament };
  return groupsOf([
    { title: "Standings", rows: differencesOf(standings, STANDING, ({ team }) => team.name) },
    ...gameGroups(effectsOf(then, now).games),
    { title: "Teams", rows: differencesOf(rowsThatChange("teams", then, now), TEAM, named) },
    { title: "Divisions", rows: differencesOf(rowsThatChange("divisions", then, now), DIVISION, named) },
    { title: "Tournament", rows: differencesOf([itself], TOURNAMENT, named) },
  ]);
}

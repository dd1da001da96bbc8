// The lists of a snapshot and of the home page: the key of each row and the one order in which server and pages keep them.
import type { Id } from "#events/entities.ts";
import { byCodePoint, compareNames } from "#events/rules/name.ts";
import { compareTexts } from "#events/rules/text.ts";
import type { ChangedRow, HomeCard, ListName, Lists, Named, TournamentView } from "./views.ts";

type Place = { date: string | null; time: string | null; court: string | null };
type Compare<T> = (a: T, b: T, tournament: Pick<TournamentView, "startdate">) => number;

const byName: Compare<Pick<Named, "name">> = (a, b) => compareNames(a.name, b.name);

/** By date (none is the start date, rule 10), then time with none last. */
export const compareStart: Compare<Omit<Place, "court">> = (a, b, { startdate }) =>
  byCodePoint(a.date ?? startdate, b.date ?? startdate) || byCodePoint(a.time ?? "99", b.time ?? "99");

/** By date and time, then court. */
export const compareWhen: Compare<Place> = (a, b, tournament) =>
  compareStart(a, b, tournament) || compareTexts(a.court, b.court);

const unrankedLast = (standing: number): number => standing || Number.MAX_SAFE_INTEGER;

/** `key`: the field that names a row, itself an id or an object with one. */
const LISTS: { [L in ListName]: { key: keyof Lists[L] & ("_id" | "team"); compare: Compare<Lists[L]> } } = {
  divisions: { key: "_id", compare: byName },
  teams: { key: "_id", compare: byName },
  games: {
    key: "_id",
    compare: (a, b, t) => compareWhen(a, b, t) || a.order - b.order || byCodePoint(a._id, b._id),
  },
  wildcardGames: { key: "_id", compare: (a, b) => a.rank - b.rank || byCodePoint(a._id, b._id) },
  playoffGames: {
    key: "_id",
    compare: (a, b) => a.round - b.round || a.rank - b.rank || byCodePoint(a._id, b._id),
  },
  standings: {
    key: "team",
    compare: (a, b) =>
      unrankedLast(a.standing) - unrankedLast(b.standing) ||
      b.totalWins - a.totalWins ||
      b.cumulativePointDifference - a.cumulativePointDifference ||
      b.totalPoints - a.totalPoints ||
      compareNames(a.team.name, b.team.name),
  },
};

export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** The field that the key is read from. */
export const keyFieldOf = (list: ListName): "_id" | "team" => LISTS[list].key;

export function keyOf<L extends ListName>(list: L, row: Lists[L] | ChangedRow<L>): Id {
  const key = (row as { _id?: Id; team?: Named })[keyFieldOf(list)]!;
  return typeof key === "string" ? key : key._id;
}

/** A new, sorted array; `tournament` gives the start date, which is the date of games without one. */
export const sortList = <L extends ListName>(
  list: L,
  rows: readonly Lists[L][],
  tournament: Pick<TournamentView, "startdate">,
): Lists[L][] => rows.toSorted((a, b) => LISTS[list].compare(a, b, tournament));

/** The order of tournament lists: newest start date first, equal ones by name (rule 3). */
export const newestFirst = (a: HomeCard, b: HomeCard): number =>
  byCodePoint(b.startdate, a.startdate) || compareNames(a.name, b.name) || byCodePoint(a._id, b._id);

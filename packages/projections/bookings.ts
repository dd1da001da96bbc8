// Bookings: the same team or the same court twice at one time and date, as warnings (rule 12).
import type { Id } from "#events/entities.ts";
import { formatDay } from "#events/rules/date.ts";
import { nameKey } from "#events/rules/name.ts";
import { formatTime } from "#events/rules/time.ts";
import type { Named } from "./views.ts";

export interface Booking {
  _id: Id;
  team1: Named | null;
  team2: Named | null;
  isReferee: boolean;
  court: string | null;
  date: string | null;
  time: string | null;
  /** Of a wildcard or bracket game, such as "R1-3". */
  place?: string;
}

export interface BookingWarning {
  of: "team" | "court";
  games: [Id, Id];
  warning: string;
}

/** "Aces v Crush", "Aces (referee)", "R1-3 Aces v TBD". */
export function bookingTitle({ place, team1, team2, isReferee }: Booking): string {
  const [one, two] = [team1?.name ?? "TBD", team2?.name ?? "TBD"];
  const title = isReferee ? `${one} (referee)` : `${one} v ${two}`;
  return place ? `${place} ${title}` : title;
}

/** "9:00 AM", with the day where it is not the tournament's first. */
export const whenWords = ({ date, time }: Pick<Booking, "date" | "time">, startdate: string): string => {
  const clock = time === null ? "no time" : formatTime(time);
  return date === null || date === startdate ? clock : `${clock} on ${formatDay(date)}`;
};

/** Every game that cannot take place beside an earlier one, with that one. Games without a time never clash. */
export function bookingWarnings(
  games: readonly Booking[],
  startdate: string,
  isPlaceholder: (team: Id) => boolean,
): BookingWarning[] {
  const taken = new Map<string, Booking>();
  const warnings: BookingWarning[] = [];
  const book = (of: BookingWarning["of"], key: string, game: Booking, who: string): void => {
    const other = taken.get(key);
    taken.set(key, game);
    if (!other) return;
    const when = whenWords(game, startdate);
    const warning = `${who} twice at ${when}: ${bookingTitle(other)} and ${bookingTitle(game)}.`;
    warnings.push({ of, games: [other._id, game._id], warning });
  };
  for (const game of games) {
    if (game.time === null) continue;
    const when = `${game.date ?? startdate} ${game.time}`;
    for (const team of teamsOf(game)) {
      if (!isPlaceholder(team._id)) book("team", `team ${team._id} ${when}`, game, `${team.name} plays`);
    }
    if (game.court !== null)
      book("court", `court ${nameKey(game.court)} ${when}`, game, `Court ${game.court} is booked`);
  }
  return warnings;
}

/** Who must be there: a referee duty names its team once. */
export const teamsOf = ({ team1, team2 }: Pick<Booking, "team1" | "team2">): Named[] =>
  [team1, team2 && team2._id !== team1?._id ? team2 : null].filter((team) => team !== null);

// Bookings: the same team or the same court twice at one time and date, as warnings (rule 12).
import type { Id } from "#events/entities.ts";
import { nameKey } from "#events/rules/name.ts";
import { formatTime } from "#events/rules/time.ts";

export interface Booking {
  _id: Id;
  team1: { _id: Id; name: string };
  team2: { _id: Id; name: string };
  isReferee: boolean;
  court: string | null;
  date: string | null;
  time: string | null;
}

export interface BookingWarning {
  games: [Id, Id];
  warning: string;
}

const title = (game: Booking): string =>
  game.isReferee ? `${game.team1.name} (referee)` : `${game.team1.name} v ${game.team2.name}`;

/** Every game that cannot take place beside an earlier one, with that one. Games without a time never clash. */
export function bookingWarnings(
  games: readonly Booking[],
  startdate: string,
  isPlaceholder: (team: Id) => boolean,
): BookingWarning[] {
  const taken = new Map<string, Booking>();
  const warnings: BookingWarning[] = [];
  const book = (key: string, game: Booking, who: string): void => {
    const other = taken.get(key);
    taken.set(key, game);
    if (!other) return;
    const warning = `${who} twice at ${formatTime(game.time!)}: ${title(other)} and ${title(game)}.`;
    warnings.push({ games: [other._id, game._id], warning });
  };
  for (const game of games) {
    if (game.time === null) continue;
    const when = `${game.date ?? startdate} ${game.time}`;
    for (const team of new Map([game.team1, game.team2].map((one) => [one._id, one])).values()) {
      if (!isPlaceholder(team._id)) book(`team ${team._id} ${when}`, game, `${team.name} plays`);
    }
    if (game.court !== null)
      book(`court ${nameKey(game.court)} ${when}`, game, `Court ${game.court} is booked`);
  }
  return warnings;
}

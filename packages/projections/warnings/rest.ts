// Rest: a team that must start again before its last game can be over (rule 36).
import { groupedBy } from "#events/rules/grouped-by.ts";
import { nameKey } from "#events/rules/name.ts";
import { GAME_MINUTES, minutesOf } from "#events/rules/time.ts";
import { type Booking, bookingTitle, teamsOf, whenWords } from "../bookings.ts";
import { placeholderIn } from "../standings/pool-games.ts";
import type { Named, SnapshotContent } from "../views.ts";
import { allBookings, type Warning } from "./warning.ts";

/** This many changeovers make a habit; fewer are chance. */
const HABIT_TURNS = 4;

const minuteOf = (game: Booking): number => minutesOf(game.time!);
const inTime = (games: readonly Booking[]): Booking[] =>
  games.toSorted((a, b) => minuteOf(a) - minuteOf(b) || (a._id < b._id ? -1 : 1));

/**
 * In: games with a time. Out: 40 minutes, or less if the courts usually change sooner: the most frequent interval
 * between two games on a court, the shortest if several are.
 */
function gameMinutes(games: readonly Booking[], startdate: string): number {
  const courts = groupedBy(
    games.filter(({ court, time }) => court !== null && time !== null),
    ({ court, date }) => `${date ?? startdate} ${nameKey(court!)}`,
  );
  const turns = new Map<number, number>();
  for (const onCourt of courts.values()) {
    const starts = [...new Set(inTime(onCourt).map(minuteOf))];
    for (const [index, start] of starts.entries()) {
      const turn = (starts[index + 1] ?? start) - start;
      if (turn > 0) turns.set(turn, (turns.get(turn) ?? 0) + 1);
    }
  }
  const [usual] = [...turns].sort(([a, often], [b, oftenB]) => oftenB - often || a - b);
  return usual && usual[1] >= HABIT_TURNS ? Math.min(usual[0], GAME_MINUTES) : GAME_MINUTES;
}

/** One for each time a team starts, game or duty, before its last one can be over. Equal times are double bookings. */
export function shortRests(known: SnapshotContent): Warning[] {
  const { startdate } = known.tournament;
  const isPlaceholder = placeholderIn(known);
  const games = allBookings(known).filter(({ time }) => time !== null);
  const minutes = gameMinutes(games, startdate);
  const days = new Map<string, { team: Named; games: Booking[] }>();
  for (const game of games) {
    for (const team of teamsOf(game)) {
      if (isPlaceholder(team._id)) continue;
      const key = `${team._id} ${game.date ?? startdate}`;
      const day = days.get(key);
      if (day) day.games.push(game);
      else days.set(key, { team, games: [game] });
    }
  }
  return [...days.values()].flatMap(({ team, games: ofDay }) => {
    const sorted = inTime(ofDay);
    return sorted.slice(1).flatMap((next, index): Warning[] => {
      const last = sorted[index]!;
      const pause = minuteOf(next) - minuteOf(last);
      if (pause <= 0 || pause >= minutes) return [];
      const sentence =
        `${team.name} starts again after ${pause} minutes, and a game takes ${minutes}: ` +
        `${bookingTitle(last)} at ${whenWords(last, startdate)}, then ${bookingTitle(next)} at ${whenWords(next, startdate)}.`;
      return [{ kind: "short-rest", sentence, games: [last._id, next._id], team: team._id }];
    });
  });
}

// A team's schedule: its games in order, with BYE and LUNCH rows between them (rule 10).
import { minutesOf } from "#events/rules/time.ts";
import { compareWhen } from "./lists.ts";
import type { GameView } from "./views.ts";

export interface Gap {
  gap: "BYE" | "LUNCH";
  minutes: number;
}

type Timed = Pick<GameView, "date" | "time" | "court">;

export const isGap = (row: object): row is Gap => "gap" in row;

/** Over 35 and under 60 minutes is a BYE, over 60 a LUNCH; exactly 60, or 35 or less, is no gap. */
export function gapOf(minutes: number): Gap | null {
  if (minutes > 60) return { gap: "LUNCH", minutes };
  return minutes > 35 && minutes < 60 ? { gap: "BYE", minutes } : null;
}

/** In: the games of one team and the tournament's start date. Out: by date, then time, none last. */
export const inOrder = <G extends Timed>(games: readonly G[], startdate: string): G[] =>
  games.toSorted((a, b) => compareWhen(a, b, { startdate }));

/** In: games in order. Out: the same with a gap row wherever two games of one date are far apart. */
export function withGaps<G extends Timed>(games: readonly G[], startdate: string): (G | Gap)[] {
  return games.flatMap((game, index) => {
    const previous = games[index - 1];
    const sameDate = previous && (previous.date ?? startdate) === (game.date ?? startdate);
    const gap =
      sameDate && previous.time && game.time ? gapOf(minutesOf(game.time) - minutesOf(previous.time)) : null;
    return gap ? [gap, game] : [game];
  });
}

export const gamesOf = (games: readonly GameView[], team: string): GameView[] =>
  games.filter(({ team1, team2 }) => team1._id === team || team2._id === team);

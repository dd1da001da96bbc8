// The few games that a visitor without a team wants to see first.
import { beforeAll, type Clock } from "#web/live/device-clock.ts";
import type { DayGame } from "#web/tournament/day-games.ts";
import { momentOf } from "#web/tournament/game-clock.ts";

const most = 6;

/**
 * In: all games in order of time. Out: those on court, those that start together next, and the latest results.
 * Before the clock is known, a day with results shows what is open of two starts: the one on court and the next.
 */
export function nowAndNext(games: readonly DayGame[], startdate: string, now: Clock) {
  const played = games.filter(({ isReferee }) => !isReferee);
  const at = (moment: string) => played.filter((game) => momentOf(game, startdate, now) === moment);
  const [upcoming, results] = [at("upcoming"), at("final")];
  const startOf = ({ date, time }: DayGame) => `${date ?? startdate} ${time}`;
  const starts = [...new Set(upcoming.map(startOf))].slice(
    0,
    now === beforeAll && results.length > 0 ? 2 : 1,
  );
  return {
    playing: at("now").slice(0, most),
    coming: upcoming.filter((game) => starts.includes(startOf(game))).slice(0, most),
    results: results.slice(-most).reverse(),
  };
}

// The few games that a visitor without a team wants to see first.
import { beforeAll, type Clock } from "#web/live/device-clock.ts";
import type { DayGame } from "#web/tournament/day-games.ts";
import { type Moment, momentOf } from "#web/tournament/game-clock.ts";

const most = 6;
/** Of the results: so that a game that has just ended stays on the page. */
const mostResults = 3;

/**
 * In: all games in order of time. Out: those on court, those that start together next, the latest results first
 * of the last day that has any, and, once nothing is on court, missing scores: games without one that no later
 * result has overtaken (forfeits have none). Before the clock is known, a day with results shows the open games
 * of two starts: the one on court and the next.
 */
export function nowAndNext(games: readonly DayGame[], startdate: string, now: Clock) {
  const played = games.filter(({ isReferee }) => !isReferee);
  const at = (moment: Moment) => played.filter((game) => momentOf(game, startdate, now) === moment);
  const [playing, upcoming, past, results] = [at("now"), at("upcoming"), at("past"), at("final")];
  const startOf = ({ date, time }: DayGame) => `${date ?? startdate} ${time}`;
  const latest = results.map(startOf).at(-1) ?? "";
  const starts = [...new Set(upcoming.map(startOf))].slice(0, now === beforeAll && latest ? 2 : 1);
  return {
    playing: playing.slice(0, most),
    coming: upcoming.filter((game) => starts.includes(startOf(game))).slice(0, most),
    waiting: playing[0] ? [] : past.filter((game) => startOf(game) >= latest).slice(-most),
    results: results
      .filter((game) => startOf(game).startsWith(latest.slice(0, 10)))
      .slice(-mostResults)
      .reverse(),
  };
}

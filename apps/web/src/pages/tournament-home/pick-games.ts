// The few games that a visitor without a team wants to see first.
import type { GameView } from "#projections/views.ts";
import type { Clock } from "#web/live/device-clock.ts";
import { momentOf } from "#web/tournament/game-clock.ts";

const most = 6;

export function nowAndNext(games: readonly GameView[], startdate: string, now: Clock) {
  const played = games.filter(({ isReferee }) => !isReferee);
  const at = (moment: string) => played.filter((game) => momentOf(game, startdate, now) === moment);
  const upcoming = at("upcoming");
  const isFirstSlot = ({ date, time }: GameView) =>
    (date ?? startdate) === (upcoming[0]!.date ?? startdate) && time === upcoming[0]!.time;
  return {
    playing: at("now").slice(0, most),
    /** Those that start together. */
    coming: upcoming.filter(isFirstSlot).slice(0, most),
    results: at("final").slice(-most).reverse(),
  };
}

// What each court shows: its present game or last result, and the next game.
import { groupedBy } from "#events/rules/grouped-by.ts";
import { compareTexts } from "#events/rules/text.ts";
import type { Clock } from "../live/device-clock.ts";
import { momentOf } from "../tournament/game-clock.ts";
import type { VenueGame } from "./venue-game.ts";

export interface CourtNow {
  /** Null: the games whose court is not settled. */
  court: string | null;
  now: VenueGame | null;
  next: VenueGame | null;
  /** The newest result, for a court that is free. */
  last: VenueGame | null;
}

/** In: games in order. Out: the courts with a game now or still to come, by name, the unsettled last. */
export function courtsNow(games: readonly VenueGame[], startdate: string, now: Clock): CourtNow[] {
  const byCourt = [...groupedBy(games, ({ court }) => court)];
  return byCourt
    .map(([court, ofIt]): CourtNow => {
      const moments = ofIt.map((game) => ({ game, moment: momentOf(game, startdate, now) }));
      return {
        court,
        now: moments.findLast(({ moment }) => moment === "now")?.game ?? null,
        next: moments.find(({ moment }) => moment === "upcoming")?.game ?? null,
        last: moments.findLast(({ moment }) => moment === "final")?.game ?? null,
      };
    })
    .filter((one) => one.now || one.next)
    .sort((a, b) => compareTexts(a.court, b.court));
}

/** The newest results, newest first. */
export const latestResults = (games: readonly VenueGame[], startdate: string, now: Clock, most: number) =>
  games
    .filter((game) => momentOf(game, startdate, now) === "final")
    .slice(-most)
    .reverse();

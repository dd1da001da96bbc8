// Which games get a score sheet, and the order of printing: court by court, each by time.
import { groupedBy } from "#events/rules/grouped-by.ts";
import { compareTexts } from "#events/rules/text.ts";
import { hasResult } from "#projections/result.ts";
import type { VenueGame } from "#web/venue/venue-game.ts";

/** `""` is every court, `none` the games without one. */
export const NO_COURT = "none";

export interface SheetFilter {
  court: string;
  /** Includes games with a result. */
  all: boolean;
}

export interface CourtSheets {
  court: string | null;
  games: VenueGame[];
}

/** In: games in order. Out: only those whose teams are both known. */
export function sheetsOf(games: readonly VenueGame[], { court, all }: SheetFilter): CourtSheets[] {
  const printed = games.filter(
    (game) => game.known && (all || !hasResult(game)) && (court === "" || (game.court ?? NO_COURT) === court),
  );
  return [...groupedBy(printed, (game) => game.court)]
    .map(([of, ofIt]) => ({ court: of, games: ofIt }))
    .sort((a, b) => compareTexts(a.court, b.court));
}

/** The courts that have games, by name; null if a game has none. */
export const courtsOf = (games: readonly VenueGame[]): (string | null)[] =>
  [...new Set(games.map(({ court }) => court))].sort(compareTexts);

/** The numbers to strike out: up to the cap, else some points past the target. */
export function pointsToStrike({ target, cap }: { target: number; cap: number | null }): number[] {
  const PAST_TARGET = 5;
  return Array.from({ length: cap ?? target + PAST_TARGET }, (_, at) => at + 1);
}

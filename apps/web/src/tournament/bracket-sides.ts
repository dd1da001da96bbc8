// The sides of a wildcard or playoff game: its teams, or in words where they come from;
// and whether it is played at all.
import { placeName } from "#events/rules/place-name.ts";
import type { Named, PlayoffGameView, SlotSource, WildcardGameView } from "#projections/views.ts";

export type BracketGame = WildcardGameView | PlayoffGameView;
export type Side = 1 | 2;

export const teamOf = (game: BracketGame, side: Side): Named | null => (side === 1 ? game.team1 : game.team2);

export const sourceOf = (game: BracketGame, side: Side): SlotSource | null =>
  game.isWildCard ? null : side === 1 ? game.source1 : game.source2;

/** A place of a smaller bracket that no team reaches. */
export const isEmpty = ({ source1, source2 }: Pick<PlayoffGameView, "source1" | "source2">): boolean =>
  source1.kind === "vacant" && source2.kind === "vacant";

/** Two teams meet there, now or later: neither a bye nor a place that stays empty (rule 18). */
export const isToPlay = (game: BracketGame): boolean => game.isWildCard || !(game.isBye || isEmpty(game));

/** Shown where a team will be. */
export function openWords(source: SlotSource | null): string {
  if (source?.kind === "vacant") return "No opponent";
  if (source?.kind === "winner") return `Winner of ${placeName(source)}`;
  return "TBD";
}

/** Old pages wrote 0 for no court. */
export const courtOf = ({ court }: Pick<BracketGame, "court">): string | null =>
  court && court !== "0" ? court : null;

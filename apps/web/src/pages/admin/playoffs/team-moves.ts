// The picks that a drop onto a place of the bracket types: one, or two if teams change places.
import { type BracketGame, type Side, sourceOf, teamOf } from "#web/tournament/bracket-sides.ts";
import { type BracketEdits, shownOf } from "./bracket-edits.ts";

export interface Place {
  game: BracketGame;
  side: Side;
}

/** The dragged team; without `from` it has no place in round 1 and comes from the list of all teams. */
export interface Dragged {
  team: string;
  from?: Place;
}

export interface TypedTeam extends Place {
  team: string;
}

export const isPlace = (a: Place, b: Place): boolean => a.game._id === b.game._id && a.side === b.side;

/**
 * In: where the team is dropped and what is typed so far. Out: what to type; nothing if the
 * team is there already; null if it cannot leave: a seed or a winner stays on its place until
 * another team is put there (rule 21).
 */
export function movesOf(dragged: Dragged, to: Place, edits: BracketEdits): TypedTeam[] | null {
  const { team, from } = dragged;
  const there = teamAt(to, edits);
  if (there === team || (from && isPlace(from, to))) return [];
  const arrives = { ...to, team };
  if (!from || !inSameRound(from, to)) return [arrives];
  const stays = there || beneath(from);
  return stays === team ? null : [arrives, { ...from, team: stays }];
}

/** The team on a place without its pick, as far as the page knows; "" is nobody. */
function beneath({ game, side }: Place): string {
  const kind = sourceOf(game, side)?.kind;
  return kind === "seed" || kind === "winner" ? (teamOf(game, side)?._id ?? "") : "";
}

export const teamAt = ({ game, side }: Place, edits: BracketEdits): string =>
  shownOf(game, edits.get(game._id))[`team${side}`];

/** Only there would the team appear twice. */
const inSameRound = (a: Place, b: Place): boolean =>
  a.game.isWildCard === b.game.isWildCard && a.game.round === b.game.round;

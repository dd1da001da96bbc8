// What dragging a team onto a place of the bracket types: one place, or two when teams change places.
import type { BracketGame, Side } from "#web/tournament/bracket-sides.ts";
import { type BracketEdits, shownOf } from "./bracket-edits.ts";

export interface Place {
  game: BracketGame;
  side: Side;
}

/** A team on its way; without `from` it comes from the list of all teams. */
export interface Dragged {
  team: string;
  from?: Place;
}

export interface TypedTeam extends Place {
  team: string;
}

export const isPlace = (a: Place, b: Place): boolean => a.game._id === b.game._id && a.side === b.side;

/** In: where the team is dropped and what is typed so far. Out: what to type, nothing when the team stands there already. */
export function movesOf(dragged: Dragged, to: Place, edits: BracketEdits): TypedTeam[] {
  const { team, from } = dragged;
  const there = teamAt(to, edits);
  if (there === team || (from && isPlace(from, to))) return [];
  const arrives = { ...to, team };
  if (!from || !inSameRound(from, to)) return [arrives];
  return [arrives, { ...from, team: there }];
}

export const teamAt = ({ game, side }: Place, edits: BracketEdits): string =>
  shownOf(game, edits.get(game._id))[`team${side}`];

/** Only there would the team stand twice. */
const inSameRound = (a: Place, b: Place): boolean =>
  a.game.isWildCard === b.game.isWildCard && a.game.round === b.game.round;

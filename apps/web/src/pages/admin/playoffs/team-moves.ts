// What dragging a team onto a place of the bracket types: one place, or two when teams change places.
import { type BracketGame, type Side, sourceOf, teamOf } from "#web/tournament/bracket-sides.ts";
import { type BracketEdits, shownOf } from "./bracket-edits.ts";

export interface Place {
  game: BracketGame;
  side: Side;
}

/** A team on its way; without `from` it stands nowhere in round 1 and comes from the list of all teams. */
export interface Dragged {
  team: string;
  from?: Place;
}

export interface TypedTeam extends Place {
  team: string;
}

export const isPlace = (a: Place, b: Place): boolean => a.game._id === b.game._id && a.side === b.side;

/**
 * In: where the team is dropped and what is typed so far. Out: what to type, nothing when the team stands there already;
 * null when it cannot leave: a seed or a winner stays on its place until another team is put there (rule 21).
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

/** Who stands on a place, without a choice by hand, as far as the page knows; "" is nobody. */
function beneath({ game, side }: Place): string {
  const kind = sourceOf(game, side)?.kind;
  return kind === "seed" || kind === "winner" ? (teamOf(game, side)?._id ?? "") : "";
}

export const teamAt = ({ game, side }: Place, edits: BracketEdits): string =>
  shownOf(game, edits.get(game._id))[`team${side}`];

/** Only there would the team stand twice. */
const inSameRound = (a: Place, b: Place): boolean =>
  a.game.isWildCard === b.game.isWildCard && a.game.round === b.game.round;

// The bracket: what each side of each game shows, byes, winners and the champion (rules 17, 18, 21 and 23).
import type { Id, PlayoffGame, Seed } from "#events/entities.ts";
import { placeName } from "#events/rules/place-name.ts";
import { winningSide } from "#events/rules/score.ts";
import type { Content } from "../state/content.ts";
import type { SlotSource } from "../views.ts";

/** Games per round. */
export const ROUND_SIZES = [8, 4, 2, 1] as const;
export const ROUNDS = ROUND_SIZES.length;
export const BRACKET_GAMES = ROUND_SIZES.reduce((sum: number, size) => sum + size, 0);

export type Side = 1 | 2;

/** `beneath`: the team that the side would show without its pick. */
export interface Slot {
  team: Id | null;
  beneath: Id | null;
  source: SlotSource;
}

/** A game, and what follows from its seeds, its picks and the games before it. */
export interface ResolvedGame {
  id: Id;
  game: PlayoffGame;
  slots: readonly [Slot, Slot];
  /** One side is vacant, so the other team moves on without playing. */
  isBye: boolean;
  winner: Id | null;
}

export type Bracket = ReadonlyMap<Id, ResolvedGame>;

/** Where the team of a side comes from: game k of a round is fed by games 2k-1 and 2k of the round before. */
export const feederOf = ({ round, rank }: Pick<PlayoffGame, "round" | "rank">, side: Side) => ({
  round: round - 1,
  rank: 2 * rank - 2 + side,
});

/** Total on any set of games: a missing feeder leaves its slot open. Order: by round, then rank. */
export function bracketOf(games: Content["playoffGame"]): Bracket {
  const inOrder = [...games].sort(([, a], [, b]) => a.round - b.round || a.rank - b.rank);
  const byPlace = new Map<string, ResolvedGame>();
  const bracket = new Map<Id, ResolvedGame>();
  for (const [id, game] of inOrder) {
    const slots = [slotOf(game, 1, byPlace), slotOf(game, 2, byPlace)] as const;
    const made = { id, game, slots, isBye: isBye(slots), winner: winnerOf(game, slots) };
    byPlace.set(placeName(game), made);
    bracket.set(id, made);
  }
  return bracket;
}

const isVacant = ({ source }: Slot): boolean => source.kind === "vacant";
const isBye = ([first, second]: readonly [Slot, Slot]): boolean => isVacant(first) !== isVacant(second);

function slotOf(game: PlayoffGame, side: Side, byPlace: Map<string, ResolvedGame>): Slot {
  const beneath = slotBeneath(game, side, byPlace);
  const pick = side === 1 ? game.pick1 : game.pick2;
  if (pick === null) return beneath;
  const differs = beneath.team !== null && beneath.team !== pick;
  return { team: pick, beneath: beneath.team, source: { kind: "picked", ...(differs ? { differs } : {}) } };
}

function slotBeneath(game: PlayoffGame, side: Side, byPlace: Map<string, ResolvedGame>): Slot {
  const seed: Seed = side === 1 ? game.seed1 : game.seed2;
  if (seed === "vacant") return { team: null, beneath: null, source: { kind: "vacant" } };
  if (seed !== null) return { team: seed, beneath: seed, source: { kind: "seed" } };
  const place = feederOf(game, side);
  const feeder = byPlace.get(placeName(place));
  if (!feeder) return { team: null, beneath: null, source: { kind: "open" } };
  if (feeder.slots.every(isVacant)) return { team: null, beneath: null, source: { kind: "vacant" } };
  return { team: feeder.winner, beneath: feeder.winner, source: { kind: "winner", ...place } };
}

/** A bye's team, or the winner of a score that belongs to the two teams shown; a tie sends nobody on. */
function winnerOf(game: PlayoffGame, slots: readonly [Slot, Slot]): Id | null {
  const [first, second] = slots;
  if (isBye(slots)) return isVacant(first) ? second.team : first.team;
  if (!scoreStands(game, slots)) return null;
  const side = winningSide(game.score);
  return side === null ? null : slots[side - 1]!.team;
}

/** False when the score belongs to other teams than the two shown now. */
export const scoreStands = ({ score }: PlayoffGame, [first, second]: readonly [Slot, Slot]): boolean =>
  score === null || (score.teams[0] === first.team && score.teams[1] === second.team);

/** The winner of round 4; null when it is tied, unplayed or missing. */
export function championOf(games: Content["playoffGame"]): Id | null {
  for (const { game, winner } of bracketOf(games).values())
    if (game.round === ROUNDS && game.rank === 1) return winner;
  return null;
}

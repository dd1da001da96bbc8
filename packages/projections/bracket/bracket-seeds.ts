// The seed numbers of a generated bracket, read from its places: the i-th best meets the i-th worst (rule 17).
import type { Id } from "#events/entities.ts";
import type { PlayoffGameView } from "../views.ts";
import { ROUND_ONE_RANKS } from "./seeding.ts";

/** Out: 1 for the best. Empty if any side of round 1 was not seeded: then the places say nothing. */
export function seedsOf(games: readonly PlayoffGameView[]): Map<Id, number> {
  const first = new Map(games.filter(({ round }) => round === 1).map((game) => [game.rank, game]));
  const sides = [...first.values()].flatMap((game) => [game.source1.kind, game.source2.kind]);
  if (first.size < ROUND_ONE_RANKS.length || !sides.every((kind) => kind === "seed" || kind === "vacant"))
    return new Map();
  const qualifiers = sides.filter((kind) => kind === "seed").length;
  const seeds = new Map<Id, number>();
  ROUND_ONE_RANKS.forEach((rank, index) => {
    const { team1, team2 } = first.get(rank)!;
    if (team1) seeds.set(team1._id, index + 1);
    if (team2) seeds.set(team2._id, qualifiers - index);
  });
  return seeds;
}

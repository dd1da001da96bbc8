// Seeding that differs: games of round 1 that today's standings would pair otherwise (rule 22).
import type { Id } from "#events/entities.ts";
import { placeName } from "#events/rules/place-name.ts";
import { seedsOf } from "../bracket/bracket-seeds.ts";
import { pairings, ROUND_ONE_RANKS } from "../bracket/seeding.ts";
import { rank } from "../standings/ranking.ts";
import type { PlayoffGameView, SnapshotContent } from "../views.ts";
import type { Warning } from "./warning.ts";

/**
 * A bracket does not say whether it was seeded by record or by rank: the one that fits better is assumed.
 * Where wildcards were played, only the order of the teams that are in is compared. A bracket with picks
 * in round 1 is never warned of.
 */
export function seedingWarnings(known: SnapshotContent): Warning[] {
  const seeds = seedsOf(known.playoffGames);
  if (seeds.size < 2) return [];
  const { standings, tournament, wildcardGames } = known;
  const byRank = standings.map(({ team }) => team._id);
  const contenders = standings.map((row) => ({ ...row, team: row.team._id, name: row.team.name }));
  const byRecord = rank(contenders, tournament.rules.ranking).map(({ team }) => team);
  const qualifiers = (order: readonly Id[]) =>
    wildcardGames.length > 0 ? order.filter((team) => seeds.has(team)) : order.slice(0, seeds.size);
  const [one, other] = [byRecord, byRank].map((order) => otherPairs(known, qualifiers(order)));
  return one!.length <= other!.length ? one! : other!;
}

function otherPairs({ playoffGames, teams }: SnapshotContent, qualifiers: readonly Id[]): Warning[] {
  const names = new Map(teams.map(({ _id, name }) => [_id, name]));
  const first = new Map(playoffGames.filter(({ round }) => round === 1).map((game) => [game.rank, game]));
  return pairings(qualifiers).flatMap((pair, index): Warning[] => {
    const game = first.get(ROUND_ONE_RANKS[index]!)!;
    const [now1, now2] = pair.map((seed) => (seed === "vacant" ? null : seed));
    if ((game.team1?._id ?? null) === now1 && (game.team2?._id ?? null) === now2) return [];
    const name = (id: Id | null | undefined) => (id ? (names.get(id) ?? "TBD") : "nobody");
    const sentence = `${placeName(game)} is ${teamsIn(game)}; by the standings of now it would be ${name(now1)} v ${name(now2)}.`;
    return [{ kind: "seeding", sentence, games: [game._id], team: null }];
  });
}

const teamsIn = ({ team1, team2 }: PlayoffGameView): string =>
  `${team1?.name ?? "nobody"} v ${team2?.name ?? "nobody"}`;

// Games without a court or a time, and teams that play more or fewer games than the rest of their division.

import { counted } from "#events/rules/counted.ts";
import { groupedBy } from "#events/rules/grouped-by.ts";
import { bookingTitle, whenWords } from "../bookings.ts";
import { poolGames } from "../standings/pool-games.ts";
import type { SnapshotContent, TeamView } from "../views.ts";
import type { Warning } from "./warning.ts";

/** Pool games and duties; bracket games get their places only on the day. */
export const gamesWithoutPlace = ({ games, tournament }: SnapshotContent): Warning[] =>
  games.flatMap((game): Warning[] => {
    if (game.court !== null && game.time !== null) return [];
    const at = game.time === null ? "" : ` at ${whenWords(game, tournament.startdate)}`;
    const lacks = [game.time === null && "time", game.court === null && "court"].filter(Boolean);
    const round = game.round ? ` of round ${game.round}` : "";
    const sentence = `${bookingTitle(game)}${round}${at} has no ${lacks.join(" and no ")}.`;
    return [{ kind: "no-place", sentence, games: [game._id], team: game.team1._id }];
  });

/**
 * Teams whose number of games differs from their division's usual one; teams without a division are compared with
 * each other. The usual number is the most frequent one, the higher if several are.
 */
export function unevenTeams(known: SnapshotContent): Warning[] {
  const counts = new Map<string, number>();
  for (const { team1, team2 } of poolGames(known))
    for (const { _id } of [team1, team2]) counts.set(_id, (counts.get(_id) ?? 0) + 1);
  const countOf = ({ _id }: TeamView) => counts.get(_id) ?? 0;
  const teams = known.teams.filter(({ placeholder }) => !placeholder);
  return [...groupedBy(teams, ({ division }) => division?._id)].flatMap(([, group]) => {
    if (group.every((team) => countOf(team) === 0)) return [];
    const usual = mostFrequent(group.map(countOf));
    const where = group[0]!.division ? `of ${group[0]!.division.name}` : "without a division";
    return group
      .filter((team) => countOf(team) !== usual)
      .map((team): Warning => {
        const sentence = `${team.name} has ${countOf(team) === 0 ? "no game" : counted(countOf(team), "game")}; others ${where} have ${usual}.`;
        return { kind: "uneven", sentence, games: [], team: team._id };
      });
  });
}

function mostFrequent(numbers: readonly number[]): number {
  const often = groupedBy(numbers, (number) => number);
  return [...often].sort(([a, ones], [b, others]) => others.length - ones.length || b - a)[0]![0];
}

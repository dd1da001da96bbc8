// Which games the desk shows; the filters are in the address, and nonsense there shows everything.

import { hasResult } from "#projections/result.ts";
import { poolGames } from "#projections/standings/pool-games.ts";
import type { GameView, SnapshotContent } from "#projections/views.ts";

export interface Filters {
  division: string;
  team: string;
  court: string;
  time: string;
  /** Games that count: all of them, or those without a score; or the games that do not count (rule 7). */
  show: "" | "open" | "uncounted";
}

/** In: the address. Out: only what exists in the tournament; "" is all. */
export function readFilters(params: URLSearchParams, { divisions, teams, games }: SnapshotContent): Filters {
  const known = (name: string, values: Iterable<string | null>) => {
    const value = params.get(name) ?? "";
    return [...values].includes(value) ? value : "";
  };
  const show = params.get("show");
  return {
    division: known(
      "division",
      divisions.map(({ _id }) => _id),
    ),
    team: known(
      "team",
      teams.map(({ _id }) => _id),
    ),
    court: known(
      "court",
      games.map(({ court }) => court),
    ),
    time: known(
      "time",
      games.map(({ time }) => time),
    ),
    show: show === "open" || show === "uncounted" ? show : "",
  };
}

/** A game without a division belongs to those of its teams. */
const inDivision = (
  game: GameView,
  division: string,
  divisionOf: ReadonlyMap<string, string | undefined>,
): boolean =>
  game.division
    ? game.division._id === division
    : [game.team1, game.team2].some(({ _id }) => divisionOf.get(_id) === division);

/** Duties and games with the placeholder, which may carry scores but never count (rule 7). */
export function uncountedIn(content: SnapshotContent): ReadonlySet<string> {
  const counting = new Set(poolGames(content).map(({ _id }) => _id));
  return new Set(content.games.map(({ _id }) => _id).filter((id) => !counting.has(id)));
}

export function gamesFor(filters: Filters, content: SnapshotContent): GameView[] {
  const { division, team, court, time, show } = filters;
  const divisionOf = new Map(content.teams.map(({ _id, division: own }) => [_id, own?._id]));
  const uncounted = uncountedIn(content);
  return content.games.filter(
    (game) =>
      uncounted.has(game._id) === (show === "uncounted") &&
      (!division || inDivision(game, division, divisionOf)) &&
      (!team || game.team1._id === team || game.team2._id === team) &&
      (!court || game.court === court) &&
      (!time || game.time === time) &&
      (show !== "open" || !hasResult(game)),
  );
}

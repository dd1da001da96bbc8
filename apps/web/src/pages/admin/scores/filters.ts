// Which games the desk shows; the choice lives in the address, and nonsense there falls back to all.
import type { GameView, SnapshotContent } from "#projections/views.ts";
import { hasScore } from "../home/steps.ts";

export interface Filters {
  division: string;
  team: string;
  court: string;
  time: string;
  /** Only games without a score. */
  open: boolean;
}

/** In: the address. Out: only what exists in the tournament; "" is all. */
export function readFilters(params: URLSearchParams, { divisions, teams, games }: SnapshotContent): Filters {
  const known = (name: string, values: Iterable<string | null>) => {
    const value = params.get(name) ?? "";
    return [...values].includes(value) ? value : "";
  };
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
    open: params.get("show") === "open",
  };
}

/** A game without a division is in those of its teams. */
const inDivision = (
  game: GameView,
  division: string,
  divisionOf: ReadonlyMap<string, string | undefined>,
): boolean =>
  game.division
    ? game.division._id === division
    : [game.team1, game.team2].some(({ _id }) => divisionOf.get(_id) === division);

export function gamesFor(filters: Filters, { games, teams }: SnapshotContent): GameView[] {
  const { division, team, court, time, open } = filters;
  const divisionOf = new Map(teams.map(({ _id, division: own }) => [_id, own?._id]));
  return games.filter(
    (game) =>
      !game.isReferee &&
      (!division || inDivision(game, division, divisionOf)) &&
      (!team || game.team1._id === team || game.team2._id === team) &&
      (!court || game.court === court) &&
      (!time || game.time === time) &&
      (!open || !hasScore(game)),
  );
}

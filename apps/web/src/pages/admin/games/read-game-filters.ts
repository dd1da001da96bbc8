// Which games the table shows; the filters are in the address, and nonsense there shows everything.
import type { GameView, SnapshotContent } from "#projections/views.ts";

export interface ChosenGames {
  division: string;
  team: string;
  /** Only those that a warning names: without a court or a time, or booked twice. */
  show: "" | "no-place" | "twice";
  /** Exactly these games, if a warning links here. */
  games: readonly string[];
}

/** In: the address. Out: only what exists in the tournament; "" is all. */
export function readGameFilters(params: URLSearchParams, content: SnapshotContent): ChosenGames {
  const known = (name: string, rows: readonly { _id: string }[]) =>
    rows.find(({ _id }) => _id === params.get(name))?._id ?? "";
  const asked = new Set(params.getAll("game"));
  const show = params.get("show");
  return {
    division: known("division", content.divisions),
    team: known("team", content.teams),
    show: show === "no-place" || show === "twice" ? show : "",
    games: content.games.map(({ _id }) => _id).filter((id) => asked.has(id)),
  };
}

/** `warnings`: the double bookings by game. */
export function passes(
  game: GameView,
  { division, team, show, games }: ChosenGames,
  warnings: ReadonlyMap<string, unknown>,
): boolean {
  return (
    (!division || game.division?._id === division) &&
    (!team || game.team1._id === team || game.team2._id === team) &&
    (show !== "no-place" || game.court === null || game.time === null) &&
    (show !== "twice" || warnings.has(game._id)) &&
    (games.length === 0 || games.includes(game._id))
  );
}

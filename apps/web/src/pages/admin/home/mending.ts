// Where a warning can be mended: the page with its filter in the address, for one warning and for all of a kind.
import type { GameView } from "#projections/views.ts";
import type { Warning, WarningKind } from "#projections/warnings/warning.ts";

/** In: the warning and the pool games by id. Out: a path below the tournament's desk. */
export function mendingPath(warning: Warning, games: ReadonlyMap<string, GameView>): string {
  const pool = warning.games.flatMap((id) => games.get(id) ?? []);
  if (warning.kind === "uneven") return `manage-game?${new URLSearchParams({ team: warning.team ?? "" })}`;
  const [first] = pool;
  // A bracket game has its own desk.
  if (!first) return "manage-playoff";
  if (warning.kind !== "score-missing")
    return `manage-game?${new URLSearchParams(pool.map(({ _id }) => ["game", _id]))}`;
  const { team1, time } = first;
  return `add-score?${new URLSearchParams({ team: team1._id, ...(time && { time }), show: "open" })}`;
}

/** A page that shows all of a kind; null if each is mended separately. */
const allOfAKind: Readonly<Record<WarningKind, string | null>> = {
  "team-twice": "manage-game?show=twice",
  "court-twice": "manage-game?show=twice",
  "score-missing": "add-score?show=open",
  "short-rest": null,
  "no-place": "manage-game?show=no-place",
  uneven: null,
  seeding: "manage-playoff",
};

/**
 * In: the warnings of one kind. Out: a path; null if each is mended separately. Bracket
 * games alone are at their own desk.
 */
export function mendingAll(
  kind: WarningKind,
  warnings: readonly Warning[],
  games: ReadonlyMap<string, GameView>,
): string | null {
  const anyPool = warnings.some((warning) => warning.games.some((id) => games.has(id)));
  return allOfAKind[kind] && !anyPool ? "manage-playoff" : allOfAKind[kind];
}

// Three rows of the standings: a team and its neighbours, or the first five of all.
import type { Id } from "#events/entities.ts";
import type { StandingView } from "#projections/views.ts";

export function around(standings: readonly StandingView[], team: Id | null): StandingView[] {
  const at = standings.findIndex((row) => row.team._id === team);
  if (at < 0) return standings.slice(0, 5);
  const first = Math.max(0, Math.min(at - 1, standings.length - 3));
  return standings.slice(first, first + 3);
}

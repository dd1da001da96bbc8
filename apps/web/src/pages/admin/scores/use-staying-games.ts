// Games once shown stay until the filter changes: an incoming score never moves rows while somebody types.
import { useMemo, useRef } from "react";
import type { GameView } from "#projections/views.ts";

export function useStayingGames(
  matching: readonly GameView[],
  all: readonly GameView[],
  filter: string,
): readonly GameView[] {
  const shown = useRef({ filter, ids: new Set<string>() });
  return useMemo(() => {
    if (shown.current.filter !== filter) shown.current = { filter, ids: new Set() };
    for (const { _id } of matching) shown.current.ids.add(_id);
    return all.filter(({ _id }) => shown.current.ids.has(_id));
  }, [matching, all, filter]);
}

// A tournament that this person can no longer see, as it was last seen, while something
// typed on its pages is not saved.
import { useEffect, useMemo, useRef } from "react";
import type { Snapshot } from "#projections/views.ts";
import type { LiveState } from "#web/live/live-state.ts";
import type { LiveStore } from "#web/live/live-store.ts";
import { useLiveState, useLiveStore } from "#web/live/tournament-live.tsx";
import { currentSession, onSessionChange } from "#web/session/session.ts";
import { useKeptTyping } from "#web/session/use-kept-typing.ts";

/** `wasHere`: it has been shown before. `store`: read instead of the live one; null if there is nothing to keep. */
export function useHeldTournament(): { wasHere: boolean; store: LiveStore<Snapshot> | null } {
  const live = useLiveStore();
  const { phase } = useLiveState();
  const isGone = phase === "gone";
  const last = useRef<LiveState<Snapshot> | null>(null);
  useEffect(() => {
    const look = () => {
      const state = live.get();
      if (state.content) last.current = state;
    };
    look();
    return live.subscribe(look);
  }, [live]);
  // Perhaps only the session had ended.
  useEffect(
    () => (isGone ? onSessionChange(() => currentSession() && live.retry()) : undefined),
    [isGone, live],
  );
  const wasHere = last.current !== null;
  // When it is asked for again, loading may also fail.
  const isKept = useKeptTyping(wasHere && phase !== "ready");
  const store = useMemo(() => {
    if (!isKept || !last.current) return null;
    const still = { ...last.current, link: "lost" as const };
    return { ...live, get: () => still, first: () => still };
  }, [isKept, live]);
  return { wasHere, store };
}

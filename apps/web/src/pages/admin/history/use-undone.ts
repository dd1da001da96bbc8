// Whether a change that a page still reports has been undone meanwhile, from a toast or the history, here or elsewhere.
import { useEffect, useState } from "react";
import { historyOf } from "#web/api/history.ts";
import { useList, useLiveStore, useTournament } from "#web/live/tournament-live.tsx";

/** In: the version that the change made, if there is one. Asked again whenever games have changed. */
export function useUndone(version: number | undefined): boolean {
  const { _id } = useTournament();
  const store = useLiveStore();
  const games = useList("games");
  const [undone, setUndone] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other games are the reason to ask again
  useEffect(() => {
    if (version === undefined) return;
    const leaving = new AbortController();
    const atLeast = Math.max(version, store.get().content?.version ?? 0);
    const reading = { signal: leaving.signal, atLeast };
    historyOf(_id, { before: version + 1, limit: 1 }, reading).then((answer) => {
      if (leaving.signal.aborted || !answer.ok) return;
      const [newest] = answer.value.changes;
      if (newest?.version === version) setUndone(newest.undoneBy === null ? undefined : version);
    });
    return () => leaving.abort();
  }, [_id, store, version, games]);
  return version !== undefined && undone === version;
}

// After a save while the stream is down, fetches the change at once: the answer has
// proved that the server is reachable.
import { useEffect } from "react";
import { listenForWritten } from "#web/api/written.ts";
import { useLiveStore } from "#web/live/tournament-live.tsx";

export function useCatchingUp(): void {
  const store = useLiveStore();
  useEffect(
    () =>
      listenForWritten(() => {
        if (store.get().link === "lost") store.retry();
      }),
    [store],
  );
}

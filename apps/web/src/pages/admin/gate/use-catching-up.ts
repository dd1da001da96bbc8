// What was written here is looked for at once where the stream is down: the answer has proved that the server is there.
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

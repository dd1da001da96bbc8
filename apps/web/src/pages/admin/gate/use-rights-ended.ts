// Notices at an open desk that its reader no longer organises the tournament.
import { useCallback, useEffect, useRef, useState } from "react";
import { listenForAccessChanged } from "#web/live/access-changed.ts";
import { useLiveState } from "#web/live/tournament-live.tsx";
import { checkAccessAnew } from "./admin-check.ts";

/**
 * Checked when the server says that rights have changed, and when the stream comes back, because
 * the notice may have been missed.
 */
export function useRightsEnded(tournament: string, entered: boolean): boolean {
  const [ended, setEnded] = useState(false);
  const { link } = useLiveState();
  const wasLost = useRef(false);
  const ask = useCallback(async () => {
    const access = await checkAccessAnew(tournament);
    if (access !== "failed") setEnded(access === "denied");
  }, [tournament]);
  useEffect(() => (entered ? listenForAccessChanged(ask) : undefined), [entered, ask]);
  useEffect(() => {
    if (link === "lost") wasLost.current = true;
    if (link !== "live" || !wasLost.current) return;
    wasLost.current = false;
    if (entered) void ask();
  }, [link, entered, ask]);
  return entered && ended;
}

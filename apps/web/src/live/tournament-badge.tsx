// A tournament's live badge: it says live only while the stream proves it, and a press pauses it.
import { useSyncExternalStore } from "react";
import { formatDay } from "#events/rules/date.ts";
import { formatTime } from "#events/rules/time.ts";
import { LiveBadge } from "../components/live-badge/live-badge.tsx";
import { useOnDevice } from "../served/served.tsx";
import { useDayGames } from "../tournament/use-day-games.ts";
import { clockOf, shortMomentAt, useDeviceClock } from "./device-clock.ts";
import { isOver } from "./is-over.ts";
import { useLiveState, useLiveStore, useTournament } from "./tournament-live.tsx";

function subscribeOnline(listener: () => void): () => void {
  const listening = new AbortController();
  for (const change of ["online", "offline"]) window.addEventListener(change, listener, listening);
  return () => listening.abort();
}

/** Content older than this says so, even before the first attempt to connect has ended. */
const FRESH_MS = 60_000;

/** `still`: only a sign, where nothing is pressed. */
export function TournamentBadge({ still = false }: { still?: boolean }) {
  const { link, asOfMs } = useLiveState();
  const store = useLiveStore();
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const waiting = link === "connecting" ? "connecting" : "reconnecting";
  const state = link === "live" || link === "paused" ? link : online ? waiting : "offline";
  const onDevice = useOnDevice();
  // Checked again every minute.
  const { date } = useDeviceClock();
  const over = isOver(useTournament(), useDayGames(), date);
  const isOld = onDevice && asOfMs !== null && Date.now() - asOfMs > FRESH_MS;
  return (
    <>
      <LiveBadge
        state={state}
        over={over}
        {...(asOfMs !== null &&
          (state !== "connecting" || isOld) && { asOf: shortMomentAt(new Date(asOfMs)) })}
        {...(!still && { onToggle: () => store.togglePause() })}
      />
      {!still && <PrintedAsOf />}
    </>
  );
}

/** Paper does not change any more, so it shows its time. */
export function PrintedAsOf() {
  const { asOfMs } = useLiveState();
  const now = useDeviceClock();
  if (!useOnDevice()) return null;
  const { date, time } = asOfMs === null ? now : clockOf(new Date(asOfMs));
  return (
    <p data-print="only">
      As of {formatDay(date)}, {formatTime(time)}
    </p>
  );
}

// The history as far as it is shown: follows the live stream, and checks now and then for what makes no frame.
import { useEffect, useRef, useState } from "react";
import { type HistoryChange, historyOf } from "#web/api/history.ts";
import type { Link } from "#web/live/live-state.ts";
import { useRecheck } from "../use-recheck.ts";
import { HistoryReader, type HistoryState } from "./history-reader.ts";

/** A burst of changes is read in few requests. */
const REST_MS = 700;
/** An invitation or a hidden feedback makes no frame; without a stream nothing does. */
const RECHECK_MS = 60_000;
const RECHECK_WITHOUT_STREAM_MS = 10_000;

interface HistorySettings {
  tournament: string;
  /** A new epoch means another log: after a redaction or a restore. */
  epoch: string;
  version: number;
  link: Link;
  actor: string;
  game: string;
  /** Kept stable between renders, so that a new function means a new filter. */
  matches: (change: HistoryChange) => boolean;
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS));

export function useHistory(settings: HistorySettings) {
  const { tournament, epoch, version, link, actor, game, matches } = settings;
  const [state, setState] = useState<HistoryState>({ shown: null, failure: "", pending: true });
  const reader = useRef<HistoryReader>(null);
  const heard = useRef(version);
  heard.current = version;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another epoch is another log
  useEffect(() => {
    const only = { ...(actor && { actor }), ...(game && { entity: game }) };
    const made = new HistoryReader({
      ask: (query, reading) => historyOf(tournament, { ...query, ...only }, reading),
      matches,
      tell: setState,
      rest,
    });
    reader.current = made;
    made.hear(heard.current);
    return () => made.close();
  }, [tournament, epoch, actor, game, matches]);

  useEffect(() => reader.current?.hear(version), [version]);

  const turn = useRecheck(link === "live" ? RECHECK_MS : RECHECK_WITHOUT_STREAM_MS);
  useEffect(() => {
    if (turn > 0) reader.current?.look();
  }, [turn]);

  return {
    ...state,
    showMore: () => reader.current?.showMore(),
    retry: () => reader.current?.again(),
  };
}

// Who made which version, when and how: from the list if it is there, otherwise read in pages around the slider.
import { useEffect, useState } from "react";
import { type ChangeHead, historyOf } from "#web/api/history.ts";

const PAGE = 100;
/** Nothing is asked while the slider is moving. */
const REST_MS = 150;

const NONE: ReadonlyMap<number, ChangeHead> = new Map();

interface HeadsSettings {
  tournament: string;
  epoch: string;
  /** The version needed; null needs nothing. */
  version: number | null;
  /** Known already. */
  listed: readonly ChangeHead[];
}

/** Out: what is known of a version. What failed to load is asked for again when the slider moves elsewhere. */
export function useHeads({ tournament, epoch, version, listed }: HeadsSettings) {
  const log = `${tournament} ${epoch}`;
  const [read, setRead] = useState({ log, heads: NONE });
  const heads = read.log === log ? read.heads : NONE;
  const headOf = (at: number) => heads.get(at) ?? listed.find((change) => change.version === at);
  const missing = version !== null && !headOf(version) ? version : null;
  useEffect(() => {
    if (missing === null) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const page = { before: Math.ceil(missing / PAGE) * PAGE + 1, limit: PAGE };
      const answer = await historyOf(tournament, page, { signal: leaving.signal });
      if (leaving.signal.aborted || !answer.ok) return;
      const found = answer.value.changes.map((change) => [change.version, change] as const);
      setRead((now) => ({ log, heads: new Map([...(now.log === log ? now.heads : NONE), ...found]) }));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [tournament, log, missing]);
  return headOf;
}

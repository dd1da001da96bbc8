// The history as far as it is shown: read again whenever the tournament's version rises, further back on a press.
import { useEffect, useState } from "react";
import { type HistoryChange, historyOf } from "#web/api/history.ts";
import { useRecheck } from "../use-recheck.ts";

const STEP = 50;
const PAGE = 200;

interface Shown {
  changes: HistoryChange[];
  more: boolean;
}

interface HistorySettings {
  tournament: string;
  version: number;
  actor: string;
  /** Kept stable between renders, so that a new filter is a new function. */
  matches: (change: HistoryChange) => boolean;
}

export function useHistory({ tournament, version, actor, matches }: HistorySettings) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState("");
  const [wanted, setWanted] = useState(STEP);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(true);

  const turn = useRecheck();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version, or a retry, is the reason to read again
  useEffect(() => {
    let stale = false;
    async function read() {
      setPending(true);
      const found: HistoryChange[] = [];
      let next: number | null = Number.MAX_SAFE_INTEGER;
      while (next !== null && found.length < wanted) {
        const before: number = next;
        const first = before === Number.MAX_SAFE_INTEGER;
        const answer = await historyOf(tournament, {
          limit: PAGE,
          ...(!first && { before }),
          ...(actor && { actor }),
        });
        if (stale) return;
        if (!answer.ok) {
          setFailure(answer.problem.error);
          return setPending(false);
        }
        found.push(...answer.value.changes.filter(matches));
        next = answer.value.next;
      }
      setFailure("");
      setShown({ changes: found.slice(0, wanted), more: found.length > wanted || next !== null });
      setPending(false);
    }
    void read();
    return () => {
      stale = true;
    };
  }, [tournament, version, actor, matches, wanted, attempt, turn]);

  return {
    shown,
    failure,
    pending,
    showMore: () => setWanted((now) => now + STEP),
    retry: () => setAttempt((now) => now + 1),
  };
}

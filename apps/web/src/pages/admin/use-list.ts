// A list that is not part of the live snapshot: fetched again when the version rises, and now and then.
import { useEffect, useState } from "react";
import type { Outcome } from "#web/api/outcome.ts";
import { useRecheck } from "./use-recheck.ts";

/** `read` is kept stable between renders. */
export function useAskedList<T>(read: () => Promise<Outcome<T[]>>, version: number) {
  const [rows, setRows] = useState<T[] | null>(null);
  const [failure, setFailure] = useState("");
  const [attempt, setAttempt] = useState(0);
  const turn = useRecheck();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version, or a retry, is the reason to read again
  useEffect(() => {
    let stale = false;
    void read().then((answer) => {
      if (stale) return;
      if (answer.ok) setRows(answer.value);
      setFailure(answer.ok ? "" : answer.problem.error);
    });
    return () => {
      stale = true;
    };
  }, [read, version, attempt, turn]);
  return { rows, failure, reload: () => setAttempt((now) => now + 1) };
}

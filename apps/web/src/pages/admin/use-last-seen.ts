// Every row by its id, including those deleted since the page was opened, as they were last seen.
import { useMemo, useRef } from "react";

export function useLastSeen<R extends { _id: string }>(rows: readonly R[]): ReadonlyMap<string, R> {
  const seen = useRef(new Map<string, R>());
  return useMemo(() => {
    for (const row of rows) seen.current.set(row._id, row);
    return seen.current;
  }, [rows]);
}

// A read for a page: asked when the page opens and again on demand, the older answer staying meanwhile.
import { useCallback, useEffect, useState } from "react";
import type { Outcome } from "./outcome.ts";

/** `ask` must be the same function until something else is to be asked. */
export function useAnswer<T>(ask: () => Promise<Outcome<T>>) {
  const [answer, setAnswer] = useState<Outcome<T> | null>(null);
  const load = useCallback(() => ask().then(setAnswer), [ask]);
  useEffect(() => {
    let left = false;
    ask().then((next) => !left && setAnswer(next));
    return () => {
      left = true;
    };
  }, [ask]);
  return { answer, load };
}

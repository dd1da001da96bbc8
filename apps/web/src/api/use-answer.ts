// A read for a page: fetched when the page opens and again on demand; the older answer stays meanwhile.
import { useCallback, useEffect, useState } from "react";
import { openAskings } from "./newest.ts";
import type { Outcome } from "./outcome.ts";

/** `ask` must stay the same function for as long as the question is the same. */
export function useAnswer<T>(ask: () => Promise<Outcome<T>>) {
  const [answer, setAnswer] = useState<Outcome<T> | null>(null);
  const [begin] = useState(openAskings);
  const load = useCallback(async () => {
    const isNewest = begin();
    const next = await ask();
    if (isNewest()) setAnswer(next);
  }, [ask, begin]);
  useEffect(() => {
    void load();
    return () => void begin();
  }, [load, begin]);
  return { answer, load };
}

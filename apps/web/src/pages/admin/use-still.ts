// What the page compares with stays as it is while an act is on its way: the act's own doing, which the stream may bring
// before the answer, is no news.
import { useRef } from "react";

/** In: what is there now, and whether an act is on its way. Out: what was there when it began. */
export function useStill<T>(now: T, isActing: boolean): T {
  const still = useRef(now);
  if (!isActing) still.current = now;
  return still.current;
}

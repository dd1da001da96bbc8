// Freezes what a page compares with while an act is being sent: the stream may bring the act's own change before
// its answer, and that is no news.
import { useRef } from "react";

/** In: the present value, and whether an act is being sent. Out: the value when the act began. */
export function useStill<T>(now: T, isActing: boolean): T {
  const still = useRef(now);
  if (!isActing) still.current = now;
  return still.current;
}

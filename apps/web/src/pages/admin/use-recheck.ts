// A count that rises every few seconds while the page is visible: for lists that the live stream does not report.
import { useEffect, useState } from "react";

const RECHECK_MS = 10_000;

export function useRecheck(everyMs = RECHECK_MS): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const next = () => {
      if (document.visibilityState === "visible") setTurn((now) => now + 1);
    };
    const timer = setInterval(next, everyMs);
    document.addEventListener("visibilitychange", next);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", next);
    };
  }, [everyMs]);
  return turn;
}

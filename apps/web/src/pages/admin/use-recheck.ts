// A count that rises every few seconds while the page is seen: for lists that the live stream says nothing of.
import { useEffect, useState } from "react";

const RECHECK_MS = 10_000;

export function useRecheck(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const next = () => {
      if (document.visibilityState === "visible") setTurn((now) => now + 1);
    };
    const timer = setInterval(next, RECHECK_MS);
    document.addEventListener("visibilitychange", next);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", next);
    };
  }, []);
  return turn;
}

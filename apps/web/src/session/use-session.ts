// The session as pages see it: re-drawn when it begins, is renewed, nears its end and ends.
import { useEffect, useReducer, useSyncExternalStore } from "react";
import { onSessionChange, type Session, storedSession } from "./session.ts";

export const WARN_BEFORE_MS = 10 * 60_000;
const LOOK_EVERY_MS = 60_000;

export type SessionState = "none" | "valid" | "ending" | "ended";

export function stateOf(session: Session | null, nowMs: number): SessionState {
  if (!session) return "none";
  if (session.endsAtMs <= nowMs) return "ended";
  return session.endsAtMs - nowMs <= WARN_BEFORE_MS ? "ending" : "valid";
}

/** A computer that slept wakes with its timers late, so the clock is looked at again every minute and on return. */
export function useSession(): { session: Session | null; state: SessionState } {
  const session = useSyncExternalStore(onSessionChange, storedSession);
  const [, lookAgain] = useReducer((turn: number) => turn + 1, 0);
  const state = stateOf(session, Date.now());

  useEffect(() => {
    const timer = setInterval(lookAgain, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, []);
  return { session, state };
}

// The session as pages see it: renders again when it begins, is renewed, is about to end, and ends.
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

/** After a computer's sleep timers fire late, so the clock is checked every minute and on return. */
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

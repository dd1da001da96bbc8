// The team that this device follows in a tournament; remembered until it is cleared.
import { useSyncExternalStore } from "react";
import type { Id } from "#events/entities.ts";
import { useServedTeam } from "../served/served.tsx";

const YEAR_S = 31_536_000;
const keyOf = (tournament: Id) => `team-${tournament}`;
/** For devices without storage, as long as the page lives. */
const unstored = new Map<string, Id | null>();
const listeners = new Set<() => void>();

export function chosenTeam(tournament: Id): Id | null {
  const key = keyOf(tournament);
  if (unstored.has(key)) return unstored.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function chooseTeam(tournament: Id, team: Id | null): void {
  const key = keyOf(tournament);
  try {
    if (team) localStorage.setItem(key, team);
    else localStorage.removeItem(key);
  } catch {
    unstored.set(key, team);
  }
  tellServer(key, team);
  for (const listener of listeners) listener();
}

/** So that the server draws the tournament's next page for this team; it gives no rights and names nobody. */
function tellServer(key: string, team: Id | null): void {
  const [, link = ""] = location.pathname.split("/");
  const age = team ? YEAR_S : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is not in every browser yet
  document.cookie = `${key}=${team ?? ""}; path=/${link}; max-age=${age}; samesite=lax`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export function useChosenTeam(tournament: Id): Id | null {
  const served = useServedTeam();
  return useSyncExternalStore(
    subscribe,
    () => chosenTeam(tournament),
    () => served,
  );
}

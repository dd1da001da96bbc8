// The team that this device follows in a tournament; remembered until it is cleared.
import { useSyncExternalStore } from "react";
import type { Id } from "#events/entities.ts";

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
  for (const listener of listeners) listener();
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
  return useSyncExternalStore(subscribe, () => chosenTeam(tournament));
}

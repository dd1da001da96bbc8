// The team that this device follows in a tournament; remembered until it is cleared.
import { useSyncExternalStore } from "react";
import type { Id } from "#events/entities.ts";
import { useServedTeam } from "../served/served.tsx";
import { remember, remembered } from "../session/device-store.ts";

const YEAR_S = 31_536_000;
const keyOf = (tournament: Id) => `team-${tournament}`;
const listeners = new Set<() => void>();

export const followedTeam = (tournament: Id): Id | null => remembered(keyOf(tournament));

export function followTeam(tournament: Id, team: Id | null): void {
  const key = keyOf(tournament);
  remember(key, team);
  tellServer(key, team);
  for (const listener of listeners) listener();
}

/** Lets the server draw the tournament's next page for this team; it gives no rights and names nobody. */
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

export function useFollowedTeam(tournament: Id): Id | null {
  const served = useServedTeam();
  return useSyncExternalStore(
    subscribe,
    () => followedTeam(tournament),
    () => served,
  );
}

// Follows the list of published tournaments for the home page.
import { useContext, useEffect, useSyncExternalStore } from "react";
import type { Id } from "#events/entities.ts";
import { newestFirst } from "#projections/lists.ts";
import { type HomeCard, type HomeSnapshot, PROTOCOL } from "#projections/views.ts";
import { StillHome } from "../served/served.tsx";
import type { Source } from "./connection.ts";
import type { LiveState, PatchFrame } from "./live-state.ts";
import { createLiveStore, type LiveStore } from "./live-store.ts";
import { homeAlong } from "./page-snapshot.ts";
import { requestNewer } from "./request.ts";

export type HomePatch = PatchFrame & { set: { tournaments?: HomeCard[] }; removed: { tournaments?: Id[] } };

export function applyHomePatch(home: HomeSnapshot, { version, set, removed }: HomePatch): HomeSnapshot {
  const cards = new Map(home.tournaments.map((card) => [card._id, card]));
  for (const id of removed.tournaments ?? []) cards.delete(id);
  for (const card of set.tournaments ?? []) cards.set(card._id, card);
  return { ...home, version, tournaments: [...cards.values()].sort(newestFirst) };
}

export const homeSource: Source<HomeSnapshot, HomePatch> = {
  apply: applyHomePatch,
  locate: async () => "/api/live",
  async poll(shown, signal) {
    const response = await requestNewer("/api/tournaments/published", shown, signal);
    if (!response) return null;
    // Without one, as from an older server, an epoch of its own makes the next stream start from a snapshot.
    const [, epoch = "", version = 0] = /"(\w+)-(\d+)"/.exec(response.headers.get("etag") ?? "") ?? [];
    return { protocol: PROTOCOL, epoch, version: Number(version), tournaments: await response.json() };
  },
};

let known: LiveStore<HomeSnapshot> | undefined;

/** Made at the first look, when the page that it may have come along with is there. */
const homeStore = () => (known ??= createLiveStore(homeSource, undefined, homeAlong()));

export function useHomeTournaments(): LiveState<HomeSnapshot> & { retry: () => void } {
  const store = useContext(StillHome) ?? homeStore();
  const state = useSyncExternalStore(store.subscribe, store.get, store.first);
  useEffect(() => store.hold(), [store]);
  return { ...state, retry: store.retry };
}

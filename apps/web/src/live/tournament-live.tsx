// Gives the pages beneath it one live tournament, and the hooks to read it.
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import type { ListName, Lists, Snapshot, TournamentView } from "#projections/views.ts";
import { StillTournament } from "../served/served.tsx";
import type { LiveState } from "./live-state.ts";
import type { LiveStore } from "./live-store.ts";
import { tournamentStore } from "./tournament-store.ts";

export const Live = createContext<LiveStore<Snapshot> | null>(null);

export function TournamentLive({ slug, children }: { slug: string; children: ReactNode }) {
  const store = useContext(StillTournament) ?? tournamentStore(slug);
  useEffect(() => store.hold(), [store]);
  return <Live value={store}>{children}</Live>;
}

export function useLiveStore(): LiveStore<Snapshot> {
  const store = useContext(Live);
  if (!store) throw new Error("This stands outside <TournamentLive>.");
  return store;
}

/** Renders again only if `select` picks another value. */
function useLive<T>(select: (state: LiveState<Snapshot>) => T): T {
  const store = useLiveStore();
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.first()),
  );
}

const contentOf = ({ content }: LiveState<Snapshot>): Snapshot => {
  if (!content) throw new Error("The tournament is not here yet: ask useLiveState first.");
  return content;
};

/** The tournament, if it has loaded: for what surrounds the pages. */
export const useTournamentIfHere = (): TournamentView | null =>
  useLive(({ content }) => content?.tournament ?? null);

/** The whole tournament; only beneath something that has checked `ready`. */
export const useSnapshot = (): Snapshot => useLive(contentOf);

export const useTournament = (): TournamentView => useLive((state) => contentOf(state).tournament);

/** One list in its canonical order; the same array until something in it changes. */
export const useList = <L extends ListName>(list: L): Lists[L][] =>
  useLive((state) => contentOf(state)[list] as Lists[L][]);

export type LivePhase = "loading" | "ready" | "failed" | "gone";

export interface LiveView {
  phase: LivePhase;
  link: LiveState<Snapshot>["link"];
  /** The time of what is shown, whenever that is not live. */
  asOfMs: number | null;
  /** The last attempt to refresh failed. */
  failed: boolean;
}

export function useLiveState(): LiveView {
  const phase = useLive(phaseOf);
  const link = useLive((state) => state.link);
  const asOfMs = useLive((state) => (state.link === "live" ? null : state.asOfMs));
  const failed = useLive((state) => state.failed);
  return { phase, link, asOfMs, failed };
}

function phaseOf({ content, link, failed }: LiveState<Snapshot>): LivePhase {
  if (content) return "ready";
  if (link === "gone") return "gone";
  return failed ? "failed" : "loading";
}

// A page drawn by the server, and what it knew then: the browser first draws the very
// same, and then goes on from there.
import { createContext, type ReactNode, useContext, useLayoutEffect, useSyncExternalStore } from "react";
import type { Id } from "#events/entities.ts";
import type { HomeSnapshot, Snapshot } from "#projections/views.ts";
import { afterAll, beforeAll, ServedClock } from "../live/device-clock.ts";
import type { LiveStore } from "../live/live-store.ts";
import { doEarlyActs } from "./early-acts.ts";

/** Only on the server: the page's one tournament, which does not change. */
export const StillTournament = createContext<LiveStore<Snapshot> | null>(null);

/** The same for the home page. */
export const StillHome = createContext<LiveStore<HomeSnapshot> | null>(null);

const ServedTeam = createContext<Id | null>(null);

/** The team that the page was drawn for. */
export const useServedTeam = (): Id | null => useContext(ServedTeam);

type DrawnForProps = {
  team: Id | null;
  /** All games are long over. */
  isOver: boolean;
  children: ReactNode;
};

/** What the server drew a page for; used there and for the first drawing in the browser. */
export const DrawnFor = ({ team, isOver, children }: DrawnForProps) => (
  <ServedClock value={isOver ? afterAll : beforeAll}>
    <ServedTeam value={team}>{children}</ServedTeam>
  </ServedClock>
);

/** Around the whole page in its first drawing in the browser. */
export function Served(props: DrawnForProps) {
  useLayoutEffect(doEarlyActs, []);
  return <DrawnFor {...props} />;
}

const never = () => () => {};

/** False on the server and in the browser's first drawing: for what only the device knows. */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

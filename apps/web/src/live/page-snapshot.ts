// What came with the page: its snapshot itself, or a request for it that runs in parallel with the script.
import type { Id } from "#events/entities.ts";
import { type HomeSnapshot, PROTOCOL, type Snapshot } from "#projections/views.ts";
import { KEPT_AT } from "../offline/names.ts";
import type { FirstSnapshot } from "./live-state.ts";
import { servedAtMs } from "./served-at.ts";

export interface Along {
  tournament: Id;
  /** What the page was drawn from. */
  drawn: FirstSnapshot<Snapshot> | null;
  /** The request in the head: null if it failed, and after the first time, because by then it is old. */
  take(): Promise<FirstSnapshot<Snapshot> | null>;
}

/** Null if this page came without one, or with another tournament's. */
export function comesAlong(slug: string): Along | null {
  const source = document.querySelector<HTMLElement>("[data-tournament]");
  if (!source || source.dataset.link !== slug) return null;
  const { tournament = "" } = source.dataset;
  if (source instanceof HTMLTemplateElement)
    return { tournament, drawn: drawnFrom(source), take: async () => null };
  const take = async (): Promise<FirstSnapshot<Snapshot> | null> => {
    if (!(source instanceof HTMLLinkElement && source.isConnected)) return null;
    source.remove();
    // Exactly the request of the head, without a token, or the browser would send a second one.
    const response = await fetch(source.href).catch(() => null);
    if (!response?.ok) return null;
    const snapshot = (await response.json()) as Snapshot;
    const keptAt = response.headers.get(KEPT_AT);
    if (keptAt === null) return { snapshot, by: "page", atMs: Date.now() };
    // From the service worker, without a network; an older release may have kept it in another shape.
    return snapshot.protocol === PROTOCOL ? { snapshot, by: "device", atMs: Number(keptAt) } : null;
  };
  return { tournament, drawn: null, take };
}

/** The home page's, if the server has drawn it. */
export function homeAlong(): FirstSnapshot<HomeSnapshot> | null {
  const source = document.querySelector<HTMLTemplateElement>("template[data-home]");
  return source && drawnFrom(source);
}

const drawnFrom = <S>(source: HTMLTemplateElement): FirstSnapshot<S> => ({
  snapshot: JSON.parse(source.content.textContent ?? "") as S,
  by: "page",
  atMs: servedAtMs(navigationEntry()?.transferSize, document.lastModified, Date.now()),
});

const navigationEntry = () =>
  performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;

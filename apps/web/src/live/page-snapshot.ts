// What the page brought along: its snapshot itself, or a request for it that runs in parallel with the script.
import type { Id } from "#events/entities.ts";
import { type HomeSnapshot, PROTOCOL, type Snapshot } from "#projections/views.ts";
import { KEPT_AT } from "../offline/names.ts";
import type { FirstSnapshot } from "./live-state.ts";
import { servedAtMs } from "./served-at.ts";

export interface Along {
  tournament: Id;
  /** What the page was drawn from. */
  drawn: FirstSnapshot<Snapshot> | null;
  /** What the head asked for: null when it did not arrive, and every time but the first, since by then it is old. */
  take(): Promise<FirstSnapshot<Snapshot> | null>;
}

/** Null when this page came without one, or with another tournament's. */
export function comesAlong(slug: string): Along | null {
  const source = document.querySelector<HTMLElement>("[data-tournament]");
  if (!source || source.dataset.link !== slug) return null;
  const { tournament = "" } = source.dataset;
  if (source instanceof HTMLTemplateElement)
    return { tournament, drawn: drawnFrom(source), take: async () => null };
  const take = async (): Promise<FirstSnapshot<Snapshot> | null> => {
    if (!(source instanceof HTMLLinkElement && source.isConnected)) return null;
    source.remove();
    // Asked exactly as the head did, without a token, or the browser would ask a second time.
    const response = await fetch(source.href).catch(() => null);
    if (!response?.ok) return null;
    const snapshot = (await response.json()) as Snapshot;
    const keptAt = response.headers.get(KEPT_AT);
    if (keptAt === null) return { snapshot, by: "page", atMs: Date.now() };
    // The service worker's, without a network; an older release may have kept it in another shape.
    return snapshot.protocol === PROTOCOL ? { snapshot, by: "device", atMs: Number(keptAt) } : null;
  };
  return { tournament, drawn: null, take };
}

/** The home page's, where the server has drawn it. */
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

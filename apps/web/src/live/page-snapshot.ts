// The snapshot that the page's head asked for, so that it comes in parallel with the script.
import type { Id } from "#events/entities.ts";
import { PROTOCOL, type Snapshot } from "#projections/views.ts";
import type { FirstSnapshot } from "./live-state.ts";

interface Along {
  tournament: Id;
  /** Null when it did not arrive, and every time but the first: by then it is old. */
  take(): Promise<FirstSnapshot<Snapshot> | null>;
}

/** Null when this page came without one, or with another tournament's. */
export function comesAlong(slug: string): Along | null {
  const link = document.querySelector<HTMLLinkElement>("link[data-tournament]");
  if (!link || link.dataset.link !== slug) return null;
  return {
    tournament: link.dataset.tournament!,
    async take() {
      if (!link.isConnected) return null;
      link.remove();
      // Asked exactly as the head did, without a token, or the browser would ask a second time.
      const response = await fetch(link.href).catch(() => null);
      if (!response?.ok) return null;
      const snapshot = (await response.json()) as Snapshot;
      const keptAt = response.headers.get("x-kept-at");
      if (keptAt === null) return { snapshot, by: "page", atMs: Date.now() };
      // The service worker's, without a network; an older release may have kept it in another shape.
      return snapshot.protocol === PROTOCOL ? { snapshot, by: "device", atMs: Number(keptAt) } : null;
    },
  };
}

// The snapshot that the page's head asked for, so that it comes in parallel with the script.
import type { Id } from "#events/entities.ts";
import type { Snapshot } from "#projections/views.ts";

interface Along {
  tournament: Id;
  /** Null when it did not arrive, and every time but the first: by then it is old. */
  take(): Promise<Snapshot | null>;
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
      return response?.ok ? ((await response.json()) as Snapshot) : null;
    },
  };
}

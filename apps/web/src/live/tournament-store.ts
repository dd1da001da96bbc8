// Follows one tournament by its link: its snapshot, then what changes.
import type { Id } from "#events/entities.ts";
import { applyPatch } from "#projections/patches/patch.ts";
import type { Patch, Snapshot } from "#projections/views.ts";
import { keeper } from "../offline/keep.ts";
import { announceScores } from "./announce-scores.ts";
import type { Source } from "./connection.ts";
import type { LiveState } from "./live-state.ts";
import { createLiveStore, type LiveStore } from "./live-store.ts";
import { type Along, comesAlong } from "./page-snapshot.ts";
import { request, requestNewer } from "./request.ts";

const stores = new Map<string, LiveStore<Snapshot>>();

/** The one store of a link; it keeps its content between pages. */
export function tournamentStore(slug: string): LiveStore<Snapshot> {
  const known = stores.get(slug);
  if (known) return known;
  const kept = keeper(slug);
  const along = comesAlong(slug);
  const changed = (before: LiveState<Snapshot>, after: LiveState<Snapshot>) => {
    if (after.content && after.content !== before.content) announceScores(before.content, after.content);
    if (after.link === "gone") kept.forget();
    else kept.see(after);
  };
  const made = createLiveStore(tournamentSource(slug, along), changed, along?.drawn);
  stores.set(slug, made);
  return made;
}

function tournamentSource(slug: string, along: Along | null): Source<Snapshot, Patch> {
  let known: Id | null = along?.tournament ?? null;
  async function idOf(signal: AbortSignal): Promise<Id> {
    if (known) return known;
    const response = await request(`/api/tournament/${encodeURIComponent(slug)}`, { signal });
    known = ((await response.json()) as { _id: Id })._id;
    return known;
  }
  return {
    apply: applyPatch,
    first: async () => (await along?.take()) ?? null,
    locate: async (signal) => `/api/tournaments/${await idOf(signal)}/live?rows=changed`,
    async poll(shown, signal) {
      const url = `/api/tournaments/${await idOf(signal)}/snapshot`;
      const response = await requestNewer(url, shown, signal);
      return response && ((await response.json()) as Snapshot);
    },
  };
}

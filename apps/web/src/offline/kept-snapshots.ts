// Keeps what was shown of the last tournaments where the service worker finds it, with its time.
import type { Snapshot } from "#projections/views.ts";
import { KEPT_AT, SNAPSHOTS } from "./names.ts";

const MOST = 5;

/** In: what is shown, and when it was the newest. Keeps only what everybody may see, of five tournaments. */
export async function keepSnapshot(snapshot: Snapshot, atMs: number): Promise<void> {
  const cache = await caches.open(SNAPSHOTS);
  const address = `/api/tournaments/${snapshot.tournament._id}/snapshot`;
  if (!snapshot.tournament.isPublished) return void (await cache.delete(address));
  const headers = { "content-type": "application/json", [KEPT_AT]: String(atMs) };
  await cache.put(address, new Response(JSON.stringify(snapshot), { headers }));
  const ages = await Promise.all(
    (await cache.keys()).map(async (key) => ({ key, atMs: timeOf(await cache.match(key)) })),
  );
  const old = ages.sort((a, b) => b.atMs - a.atMs).slice(MOST);
  await Promise.all(old.map(({ key }) => cache.delete(key)));
}

/** In: the link of a tournament that no longer exists for this viewer. */
export async function forgetSnapshot(link: string): Promise<void> {
  const cache = await caches.open(SNAPSHOTS);
  for (const key of await cache.keys()) {
    const kept = (await (await cache.match(key))?.json()) as Snapshot | undefined;
    if (kept?.tournament.linkindex === link) await cache.delete(key);
  }
}

const timeOf = (response: Response | undefined) => Number(response?.headers.get(KEPT_AT) ?? 0);

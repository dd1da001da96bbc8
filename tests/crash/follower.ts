// A spectator who follows a tournament through whichever server answers, resumes by id, and keeps everything seen.
import { createParser } from "eventsource-parser";
import { applyPatch, receive } from "#projections/patches/patch.ts";
import type { Snapshot } from "#projections/views.ts";

export interface Follower {
  /** The page after each frame, oldest first. */
  seen: Snapshot[];
  /** Snapshots received, the first one included; a resumption within the server's memory brings patches instead. */
  snapshots: number;
  /** How often the stream was opened. */
  opened: number;
  /** Why servers ended the stream. */
  ends: string[];
  /** Frames that did not follow on what the page had, or repeated it. */
  faults: string[];
  version(): number;
  stop(): Promise<void>;
}

const AGAIN_MS = 30;

/** `addresses`: the servers to choose from, read again for each attempt, the first one first. */
export function follow(addresses: () => readonly string[], path: string, token?: string): Follower {
  const follower: Follower = {
    seen: [],
    snapshots: 0,
    opened: 0,
    ends: [],
    faults: [],
    version: () => follower.seen.at(-1)?.version ?? 0,
    async stop() {
      stopped = true;
      open?.abort();
      await running;
    },
  };
  let stopped = false;
  let open: AbortController | null = null;
  let lastId: string | null = null;

  function take(event: string | undefined, id: string | undefined, data: string): void {
    if (id) lastId = id;
    const page = follower.seen.at(-1);
    if (event === "snapshot") {
      follower.snapshots++;
      const snapshot = JSON.parse(data) as Snapshot;
      if (page && page.epoch === snapshot.epoch && snapshot.version < page.version)
        follower.faults.push(`a snapshot of version ${snapshot.version} after ${page.version}`);
      follower.seen.push(snapshot);
    } else if (event === "end") follower.ends.push(JSON.parse(data).reason);
    else if (event === "patch") {
      const patch = JSON.parse(data);
      const reception = page ? receive(page, patch) : "resynchronise";
      if (reception === "apply") follower.seen.push(applyPatch(page!, patch));
      else
        follower.faults.push(
          `a patch from ${patch.from} to ${patch.version} on version ${page?.version}: ${reception}`,
        );
    }
  }

  async function once(address: string): Promise<void> {
    open = new AbortController();
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    if (lastId) headers["last-event-id"] = lastId;
    const response = await fetch(`${address}${path}`, { headers, signal: open.signal });
    if (response.status !== 200) return void (await response.body?.cancel());
    follower.opened++;
    const parser = createParser({ onEvent: ({ event, id, data }) => take(event, id, data) });
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) parser.feed(decoder.decode(chunk, { stream: true }));
  }

  async function run(): Promise<void> {
    for (let next = 0; !stopped; next++) {
      const choice = addresses();
      const address = choice[next % Math.max(1, choice.length)];
      // A killed server breaks the stream; the next one is tried.
      if (address) await once(address).catch(() => {});
      if (!stopped) await Bun.sleep(AGAIN_MS);
    }
  }
  const running = run();
  return follower;
}

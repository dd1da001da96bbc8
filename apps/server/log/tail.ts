// The tail: learns of every change from every server, in order, by LISTEN and by a poll each second.

import type { Kysely } from "kysely";
import pg from "pg";
import { openLastingTrouble } from "#server/lasting-trouble.ts";
import { connectTimeoutMs } from "#server/postgres/connect.ts";
import type { Database } from "#server/postgres/schema.ts";
import { lastPosition, type Positioned, readAfter, readEpoch } from "./read-changes.ts";

const POLL_MS = 1000;
const RECONNECT_MS = 500;
const PAGE = 1000;
const SILENT_MS = 10_000;
const LEAVE_MS = 2000;

export interface Tail {
  position(): number;
  epoch(): string;
  /** Milliseconds since the log was last read without an error; readiness depends on it. */
  silentMs(): number;
  /** How long it has known of a change that it has not read yet, in milliseconds; 0 if it has read everything. */
  lagMs(): number;
  /** This server is about to append: notices wait for `wrote`, because most often they announce this very append. */
  appends(): void;
  /**
   * What this server has just committed under that epoch, in order. Taken in at once if it follows on what is
   * known, else read from the log like everybody's. Empty after a failed append.
   */
  wrote(under: string, changes: Positioned[]): void;
  /** Resolves once the log has been read again, starting now. */
  readNow(): Promise<void>;
  stop(): Promise<void>;
}

/** The log could not be read for so long that nobody here knows what is new. */
export const isSilent = (tail: Pick<Tail, "silentMs">): boolean => tail.silentMs() > SILENT_MS;

interface Parts {
  db: Kysely<Database>;
  /** For a connection of its own. LISTEN does not survive a pooler in transaction mode; the poll does. */
  listenUrl: string;
  onChanges: (changes: Positioned[]) => void;
  /** History was replaced: everything known so far is void. */
  onEpoch: () => void;
  /** Nobody here knows what is new any more. Called once, until the log can be read again. */
  onSilence: () => void;
  /** Another channel on the same connection, and what to do on its notices. */
  also?: { channel: string; onNotice: () => void };
}

export async function openTail({ db, listenUrl, onChanges, onEpoch, onSilence, also }: Parts): Promise<Tail> {
  let epoch = await readEpoch(db);
  let position = await lastPosition(db);
  let newest = position;
  let behindSinceMs: number | null = null;
  let readAtMs = Date.now();
  let stopped = false;
  let draining: Promise<void> | null = null;
  let again = false;
  let appending = 0;
  let client: pg.Client | null = null;
  let listenAnew = () => {};
  let silenceTold = false;
  const trouble = openLastingTrouble("The log could not be read", "The log is read again");
  let deafSinceMs: number | null = null;
  const deafness = openLastingTrouble(
    "Notices of what other servers write do not arrive; changes come up to a second late",
    "Notices of what other servers write arrive again",
  );

  const silentMs = () => Date.now() - readAtMs;

  function noteNewest(told: number): void {
    if (!(told > newest)) return;
    newest = told;
    if (newest > position) behindSinceMs ??= Date.now();
  }

  async function drainOnce(): Promise<void> {
    const now = await readEpoch(db);
    if (now !== epoch) {
      const last = await lastPosition(db);
      // From here to `onEpoch` without a pause: nothing may be decided under the new epoch on the old state.
      epoch = now;
      position = newest = last;
      behindSinceMs = null;
      onEpoch();
    }
    for (;;) {
      const changes = await readAfter(db, position, PAGE);
      readAtMs = Date.now();
      if (changes.length > 0) {
        position = changes.at(-1)!.position;
        onChanges(changes);
      }
      // After a full page there may be more.
      noteNewest(changes.length < PAGE ? position : position + 1);
      if (position >= newest) behindSinceMs = null;
      if (changes.length < PAGE) return;
    }
  }

  function tellSilence(): void {
    const isTold = silenceTold;
    silenceTold = isSilent({ silentMs });
    if (silenceTold && !isTold) onSilence();
  }

  /** Silence is noticed when a reading fails and when one hangs, and also after the machine has slept. */
  function drain(): void {
    if (draining || stopped) {
      again = true;
      if (!stopped) tellSilence();
      return;
    }
    again = false;
    draining = drainOnce()
      .then(mended, (error) => {
        trouble.met(error, readAtMs);
        deafSinceMs = null;
        tellSilence();
      })
      .finally(() => {
        draining = null;
        if (again && !stopped) drain();
      });
  }

  /** After trouble the listening connection may be dead without anybody saying so. */
  function mended(): void {
    tellSilence();
    if (trouble.over()) listenAnew();
  }

  async function readNow(): Promise<void> {
    await draining;
    drain();
    await draining;
  }

  function takeIn(under: string, own: Positioned[]): void {
    const follows = under === epoch && own.every((one, index) => one.position === position + 1 + index);
    if (draining || stopped || own.length === 0 || !follows) return;
    position += own.length;
    noteNewest(position);
    if (position >= newest) behindSinceMs = null;
    onChanges(own);
  }

  async function listen(): Promise<void> {
    if (stopped) return;
    const next = new pg.Client({
      connectionString: listenUrl,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
      application_name: "scorecards tail",
    });
    const reconnect = () => {
      if (client !== next) return;
      client = null;
      next.end().catch(() => {});
      if (!stopped) setTimeout(listen, RECONNECT_MS);
    };
    client = next;
    listenAnew = reconnect;
    next.on("error", reconnect);
    next.on("end", reconnect);
    next.on("notification", ({ channel, payload }) => {
      if (channel === also?.channel) return also.onNotice();
      if (Number(payload) <= position) return;
      noteNewest(Number(payload));
      if (appending === 0) drain();
    });
    try {
      await next.connect();
      await next.query(also ? `listen log; listen ${also.channel}` : "listen log");
      deafSinceMs = null;
      deafness.over();
      also?.onNotice();
      drain();
    } catch (error) {
      refused(error as Error);
      reconnect();
    }
  }

  /** If the database cannot be read either, that is reported instead. */
  function refused(error: Error): void {
    deafSinceMs ??= Date.now();
    if (readAtMs - deafSinceMs > SILENT_MS) deafness.met(error, deafSinceMs);
  }

  await listen();
  const poll = setInterval(drain, POLL_MS);
  return {
    position: () => position,
    epoch: () => epoch,
    silentMs,
    lagMs: () => (behindSinceMs === null ? 0 : Date.now() - behindSinceMs),
    appends() {
      appending++;
    },
    wrote(under, changes) {
      appending--;
      takeIn(under, changes);
      if (appending === 0 && newest > position) drain();
    },
    readNow,
    async stop() {
      stopped = true;
      clearInterval(poll);
      const open = client;
      client = null;
      // A silent database does not answer the goodbye either.
      const ended = Promise.race([open?.end(), Bun.sleep(LEAVE_MS)]);
      await Promise.allSettled([draining, ended]);
    },
  };
}

// A channel: everyone who follows one thing (a tournament, the home page), fed with one snapshot and then patches.
import { PROTOCOL } from "#projections/views.ts";
import type { Measures } from "#server/measures.ts";
import { Frame, type Rows } from "./frame.ts";
import type { Listener } from "./listener.ts";
import { Ring } from "./ring.ts";
import { eventFrame, HEARTBEAT } from "./sse.ts";

const BATCH_MS = 50;
const SLICE = 500;

/** What a channel shows: its newest version and content, and what differs between two contents. */
export interface Source<C> {
  current(): { version: number; content: C };
  epoch(): string;
  snapshot(epoch: string, version: number, content: C): object;
  /** The members of a patch besides its frame's head, for both kinds of streams; null when nothing differs. */
  diff(before: C, after: C): Record<Rows, object> | null;
  /** What `mayStay` depends on: it is asked again only when one of these is another object. */
  rights(): readonly object[];
  /** False ends the stream of a listener whose rights have changed: what it may see, or whether it organises it. */
  mayStay(listener: Listener): boolean;
}

export class Channel<C> {
  readonly listeners = new Set<Listener>();
  lastUsedMs = Date.now();
  #content: C;
  #version: number;
  #epoch: string;
  readonly #ring = new Ring();
  /** The newest version looked at; up to it nothing differs from what was sent. */
  #seen: number;
  #rights: readonly object[] = [];
  /** The newest snapshot as bytes, made when someone asks for it: a whole hall may come back at once. */
  #snapshot: Uint8Array | null = null;
  /** The frame of a content that is not there yet. */
  #foreseen: { version: number; content: C; frame: Frame | null } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: "burst" | "batch" | null = null;
  #due = false;
  readonly #source: Source<C>;

  readonly #measures: Pick<Measures, "projection" | "dropped">;

  constructor(source: Source<C>, measures: Pick<Measures, "projection" | "dropped">) {
    this.#source = source;
    this.#measures = measures;
    const { version, content } = source.current();
    this.#version = this.#seen = version;
    this.#content = content;
    this.#epoch = source.epoch();
  }

  /** In one tick: the newest snapshot, or what was missed since `after`, and then every later frame. */
  join(listener: Listener, after: { epoch: string; version: number } | null): void {
    this.#publish();
    this.lastUsedMs = Date.now();
    const missed =
      after && after.epoch === this.#epoch ? this.#ring.since(after.version, this.#version) : null;
    if (missed === null) listener.send(this.#snapshotFrame());
    else for (const frame of missed) listener.send(frame.bytes(listener.rows));
    if (missed?.length === 0) listener.send(HEARTBEAT);
    this.listeners.add(listener);
    listener.onClose(() => {
      this.listeners.delete(listener);
      if (listener.dropped) this.#measures.dropped.count++;
    });
  }

  /**
   * Something may have changed. It is sent at once if the channel was quiet, otherwise with the next batch; if
   * more is coming, with the last of it: a burst is one frame.
   */
  touch(moreIsComing = false): void {
    this.#due = true;
    if (moreIsComing) this.#wait("burst");
    else if (this.#waiting !== "batch") this.#flush();
  }

  /** Nothing waits longer than a batch. */
  #wait(forWhat: "burst" | "batch"): void {
    if (this.#waiting) return;
    this.#waiting = forWhat;
    this.#timer = setTimeout(() => this.#flush(), BATCH_MS);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    if (!this.#due) return;
    this.#due = false;
    this.#publish();
    this.#wait("batch");
  }

  /** History was replaced: everyone gets a new snapshot that replaces everything. */
  restart(): void {
    this.#endWhoMayNotStay();
    const { version, content } = this.#source.current();
    this.#ring.clear();
    this.#snapshot = null;
    this.#foreseen = null;
    this.#version = this.#seen = version;
    this.#content = content;
    this.#epoch = this.#source.epoch();
    const snapshot = this.#snapshotFrame();
    this.#fanOut(() => snapshot);
  }

  /** Makes the frame of a change on its way to the log, so that it is sent as soon as the change is there. */
  foresee(version: number, content: C): void {
    const frame = this.#frameTo(version, content);
    for (const { rows } of this.listeners) frame?.bytes(rows);
    this.#foreseen = { version, content, frame };
  }

  /** Null if nothing differs. */
  #frameTo(version: number, content: C): Frame | null {
    const started = performance.now();
    const difference = this.#source.diff(this.#content, content);
    this.#measures.projection.add((performance.now() - started) / 1000);
    const head = { protocol: PROTOCOL, epoch: this.#epoch, from: this.#version, version };
    return difference && new Frame(head, difference);
  }

  #publish(): void {
    this.#endWhoMayNotStay();
    const { version, content } = this.#source.current();
    if (version <= this.#seen) return;
    // If the very same content was shown all along, all its versions are equally good.
    if (content !== this.#content) this.#ring.passOver(this.#seen, version);
    this.#seen = version;
    const foreseen = this.#foreseen;
    this.#foreseen = null;
    const isForeseen = foreseen?.version === version && foreseen.content === content;
    const frame = isForeseen ? foreseen.frame : this.#frameTo(version, content);
    if (!frame) return;
    this.#content = content;
    this.#version = version;
    this.#snapshot = null;
    this.#ring.add(frame);
    this.#fanOut((listener) => frame.bytes(listener.rows));
  }

  #endWhoMayNotStay(): void {
    const rights = this.#source.rights();
    if (rights.every((one, index) => one === this.#rights[index])) return;
    this.#rights = rights;
    for (const listener of this.listeners)
      if (!this.#source.mayStay(listener)) listener.end("access-changed");
  }

  #snapshotFrame(): Uint8Array {
    const [epoch, version] = [this.#epoch, this.#version];
    this.#snapshot ??= eventFrame(
      "snapshot",
      this.#source.snapshot(epoch, version, this.#content),
      `${epoch}-${version}`,
    );
    return this.#snapshot;
  }

  /** The same bytes to everyone, in slices, so that a full hall never blocks the loop for long. */
  #fanOut(bytesFor: (listener: Listener) => Uint8Array): void {
    const everyone = [...this.listeners];
    const slice = (start: number): void => {
      for (const listener of everyone.slice(start, start + SLICE)) listener.send(bytesFor(listener));
      if (start + SLICE < everyone.length) setImmediate(slice, start + SLICE);
    };
    slice(0);
  }
}

// Keeps one stream open for as long as somebody looks: reconnects, polls meanwhile, and never gives up.
import type { Frame } from "#projections/views.ts";
import { retriedImport } from "../components/late/retried-import.ts";
import { reloadOnceForNewBuild } from "../stale-build.ts";
import { tellAccessChanged } from "./access-changed.ts";
import { tellAliveAgain } from "./alive-again.ts";
import { waitMs } from "./back-off.ts";
import type { FirstSnapshot, LiveEvent, LiveState, PatchFrame, Step } from "./live-state.ts";
import { Poller } from "./poller.ts";
import { Gone } from "./request.ts";
import { whenAllSaved } from "./unsaved.ts";

/** Two heartbeats may be late; after a return to the tab an answer is due at once. */
const SILENCE_MS = 40_000;
const WAKING_MS = 3000;

/** The point from which something is followed. */
export interface Source<S extends Frame, P extends PatchFrame> {
  /** The stream's address; may have to ask the server for it. */
  locate(signal: AbortSignal): Promise<string>;
  /** The snapshot that came with the page, once; null if there is none. */
  first?(): Promise<FirstSnapshot<S> | null>;
  /** The snapshot, or null if the one shown is still current. */
  poll(shown: S | null, signal: AbortSignal): Promise<S | null>;
  apply(content: S, patch: P): S;
}

type Send<S extends Frame, P> = (event: LiveEvent<S, P>) => Step<S>["effect"];

export class Connection<S extends Frame, P extends PatchFrame> {
  #stream: AbortController | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #firstWaitMs = 1000;
  readonly #poller = new Poller((signal) => this.#ask(signal));
  readonly #source: Source<S, P>;
  readonly #send: Send<S, P>;
  readonly #state: () => LiveState<S>;

  constructor(source: Source<S, P>, send: Send<S, P>, state: () => LiveState<S>) {
    this.#source = source;
    this.#send = send;
    this.#state = state;
  }

  /** Reconnects, from the present point or (`fresh`) from the beginning. */
  open({ fresh = false, silenceMs = SILENCE_MS } = {}): void {
    this.#stream?.abort();
    this.#retryTimer = void clearTimeout(this.#retryTimer);
    this.#stream = new AbortController();
    this.#awaitBytes(silenceMs);
    if (this.#state().link !== "live") this.#poller.start();
    void this.#follow(this.#stream.signal, fresh);
  }

  /** The device slept, changed its network, or came back to the tab: what is shown may be long out of date. */
  wake(): void {
    const { link, asOfMs } = this.#state();
    if (link === "live" && Date.now() - (asOfMs ?? 0) > SILENCE_MS) this.#send({ type: "lost" });
    this.#failures = 0;
    // If streams do not get through, the next poll is due soon, too.
    this.#poller.stop();
    this.open({ silenceMs: WAKING_MS });
  }

  /** The device says that it is offline; trying goes on, because devices err. */
  cut(): void {
    if (this.#stream) this.#retry("lost");
  }

  close(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#silenceTimer);
    this.#poller.stop();
    this.#stream?.abort();
    this.#stream = null;
  }

  async #follow(signal: AbortSignal, fresh: boolean): Promise<void> {
    let ending = "";
    try {
      const first = this.#state().content ? null : await this.#source.first?.();
      if (signal.aborted) return;
      if (first) this.#obey(this.#send({ type: "snapshot", ...first }));
      const url = await this.#source.locate(signal);
      // Loaded late: a page is read before it is followed, and the first look does not wait for this.
      const { readStream } = await streamReader();
      if (signal.aborted) return;
      const lastId = fresh ? null : idOf(this.#state().content);
      this.#send({ type: "opening" });
      await readStream(url, lastId, signal, {
        onBytes: () => this.#awaitBytes(),
        onRetry: (milliseconds) => {
          this.#firstWaitMs = milliseconds;
        },
        onEvent: (name, data) => {
          if (signal.aborted) return;
          if (name === "end") ending = (JSON.parse(data) as { reason: string }).reason;
          else this.#receive(name, JSON.parse(data));
        },
      });
      if (signal.aborted) return;
      if (ending === "access-changed") tellAccessChanged();
      // A stream that ends with a reason was ended on purpose, not lost; when all end at once,
      // pages must come back one by one.
      if (ending) this.#openIn(ending === "access-changed" ? 0 : this.#soon(), WAKING_MS);
      else this.#retry("lost");
    } catch (error) {
      if (!signal.aborted) this.#failed(error);
    }
  }

  #receive(name: string, value: S & P): void {
    const atMs = Date.now();
    const before = this.#state().link;
    if (name === "snapshot") this.#obey(this.#send({ type: name, snapshot: value, by: "stream", atMs }));
    if (name === "patch") this.#obey(this.#send({ type: name, patch: value, atMs }));
    if (name === "heartbeat") this.#obey(this.#send({ type: name, protocol: value.protocol, atMs }));
    if (this.#state().link !== "live") return;
    if (before !== "live") tellAliveAgain();
    this.#failures = 0;
    this.#poller.stop();
  }

  #obey(effect: Step<S>["effect"]): void {
    if (effect === "resynchronise") this.open({ fresh: true });
    if (effect !== "reload") return;
    this.close();
    whenAllSaved(reloadOnceForNewBuild);
  }

  #awaitBytes(silenceMs = SILENCE_MS): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#retry("lost"), silenceMs);
  }

  #failed(error: unknown): void {
    if (error instanceof Gone) {
      this.close();
      this.#send({ type: "gone" });
      // If polls are answered, what is shown is current without a stream: the polls report failures.
    } else this.#retry(this.#state().content ? "lost" : "failed");
  }

  #retry(type: "lost" | "failed"): void {
    this.#stream?.abort();
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#retryTimer);
    this.#send({ type });
    this.#poller.start();
    this.#openIn(waitMs(this.#failures++, this.#firstWaitMs, Math.random()));
  }

  #soon = () => waitMs(0, this.#firstWaitMs, Math.random());

  #openIn(waitedMs: number, silenceMs = SILENCE_MS): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.open({ silenceMs }), waitedMs);
  }

  async #ask(signal: AbortSignal): Promise<void> {
    try {
      const snapshot = await Promise.race([this.#source.poll(this.#state().content, signal), silence()]);
      const atMs = Date.now();
      if (signal.aborted) return;
      if (snapshot) this.#obey(this.#send({ type: "snapshot", snapshot, by: "poll", atMs }));
      else this.#send({ type: "unchanged", atMs });
      // The server is reachable, so the stream is due soon, however long the back-off was.
      if (this.#retryTimer) this.#openIn(this.#soon());
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Gone) this.#failed(error);
      else this.#send({ type: "failed" });
    }
  }
}

const streamReader = retriedImport(() => import("./stream.ts"));

/** A silent network ends nothing by itself, and the next poll waits for this one. */
const silence = () => new Promise<never>((_, refuse) => setTimeout(refuse, SILENCE_MS));

const idOf = (content: Frame | null): string | null => content && `${content.epoch}-${content.version}`;

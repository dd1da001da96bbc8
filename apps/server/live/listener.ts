// A listener: one open stream, its reader's rights, and its end.
import type { Session } from "#server/accounts/sessions.ts";
import type { Viewer } from "#server/log/command.ts";
import type { Rows } from "./frame.ts";
import { eventFrame, HEARTBEAT, retryFrame } from "./sse.ts";

/** A reader this far behind is dropped; it resumes by id. */
const MAX_QUEUED_BYTES = 8_000_000;
const LIFE_MS = { least: 8 * 60_000, most: 10 * 60_000 };
const RETRY_MS = { least: 1000, most: 4000 };

const between = ({ least, most }: { least: number; most: number }): number =>
  Math.round(least + Math.random() * (most - least));

export const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
  vary: "Authorization",
};

export class Listener {
  readonly viewer: Viewer | null;
  readonly session: Session | null;
  readonly rows: Rows;
  /** Whether its reader organised the tournament when it joined. */
  organises = false;
  readonly response: Response;
  /** Ended because its reader was too slow. */
  dropped = false;
  /** Null until the server takes the response; what is sent before that waits. */
  #controller: ReadableStreamDirectController | null = null;
  #early: Uint8Array[] = [];
  /** What the reader has not taken yet. */
  #queuedBytes = 0;
  #closed = false;
  readonly #over = Promise.withResolvers<void>();
  #onClose: (() => void)[] = [];
  readonly #timer: ReturnType<typeof setTimeout>;

  /** `session`: the viewer's; the stream never outlives it. */
  constructor(viewer: Viewer | null, session: Session | null, rows: Rows = "whole") {
    this.viewer = viewer;
    this.session = session;
    this.rows = rows;
    const life = Math.min(between(LIFE_MS), (session?.endsAtMs ?? Number.MAX_SAFE_INTEGER) - Date.now());
    this.#timer = setTimeout(() => this.end("time-is-over"), Math.max(0, life));
    this.response = new Response(this.#stream(), { headers: STREAM_HEADERS });
    this.send(retryFrame(between(RETRY_MS)));
  }

  /** A direct stream writes shared bytes to the socket; a queueing one would keep a copy of them for each page. */
  #stream(): ReadableStream {
    const source: Bun.DirectUnderlyingSource = {
      type: "direct",
      pull: (controller) => {
        this.#controller = controller;
        for (const bytes of this.#early.splice(0)) this.#write(bytes);
        if (this.#closed) this.#finish();
        return this.#over.promise;
      },
      cancel: () => this.#close(),
    };
    // The DOM's types do not know direct streams.
    return new ReadableStream(source as unknown as UnderlyingSource);
  }

  send(bytes: Uint8Array): void {
    if (this.#closed) return;
    if (this.#controller) this.#write(bytes);
    else this.#early.push(bytes);
  }

  /** If the last heartbeat still waits at the next one, the reader had gone before its first byte. */
  heartbeat(): void {
    if (this.#early.includes(HEARTBEAT)) this.#close();
    else this.send(HEARTBEAT);
  }

  onClose(run: () => void): void {
    if (this.#closed) run();
    else this.#onClose.push(run);
  }

  end(reason: string): void {
    this.send(eventFrame("end", { reason }));
    this.#close();
  }

  #write(bytes: Uint8Array): void {
    // A promise if the reader takes no more for now; it resolves when everything has been taken.
    const written: number | Promise<number> = this.#controller!.write(bytes);
    // Nothing small may wait: what follows would be copied behind it, and its buffer kept.
    this.#controller!.flush();
    if (typeof written === "number") return;
    if (this.#queuedBytes === 0) written.then(() => (this.#queuedBytes = 0)).catch(() => {});
    this.#queuedBytes += bytes.length;
    if (this.#queuedBytes <= MAX_QUEUED_BYTES) return;
    this.dropped = true;
    this.#close();
  }

  #close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const run of this.#onClose) run();
    if (this.#controller) this.#finish();
  }

  #finish(): void {
    this.#controller!.end();
    this.#over.resolve();
  }
}

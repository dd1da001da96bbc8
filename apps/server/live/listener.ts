// A listener: one open stream, its reader's rights, and the end of it.
import type { Session } from "#server/accounts/sessions.ts";
import type { Viewer } from "#server/log/command.ts";
import { eventFrame, HEARTBEAT, retryFrame } from "./sse.ts";

/** A reader this far behind is dropped; it resumes by id. */
const MAX_QUEUED_BYTES = 8_000_000;
const LIFE_MS = { least: 8 * 60_000, most: 10 * 60_000 };
const RETRY_MS = { least: 1000, most: 4000 };

const between = ({ least, most }: { least: number; most: number }): number =>
  Math.round(least + Math.random() * (most - least));

export class Listener {
  readonly viewer: Viewer | null;
  readonly session: Session | null;
  readonly response: Response;
  /** Ended because its reader was too slow. */
  dropped = false;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #closed = false;
  #onClose: (() => void)[] = [];
  readonly #timer: ReturnType<typeof setTimeout>;

  /** `session`: the viewer's; the stream never outlives it. */
  constructor(request: Request, viewer: Viewer | null, session: Session | null) {
    this.viewer = viewer;
    this.session = session;
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#close(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MAX_QUEUED_BYTES }),
    );
    const life = Math.min(between(LIFE_MS), (session?.endsAtMs ?? Number.MAX_SAFE_INTEGER) - Date.now());
    this.#timer = setTimeout(() => this.end("time-is-over"), Math.max(0, life));
    request.signal.addEventListener("abort", () => this.#close());
    this.response = new Response(stream, {
      headers: {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
        vary: "Authorization",
      },
    });
    this.send(retryFrame(between(RETRY_MS)));
  }

  send(bytes: Uint8Array): void {
    if (this.#closed) return;
    this.#controller.enqueue(bytes);
    if ((this.#controller.desiredSize ?? 0) > 0) return;
    this.dropped = true;
    this.#close(true);
  }

  heartbeat(): void {
    this.send(HEARTBEAT);
  }

  onClose(run: () => void): void {
    if (this.#closed) run();
    else this.#onClose.push(run);
  }

  end(reason: string): void {
    this.send(eventFrame("end", { reason }));
    this.#close(true);
  }

  #close(finish = false): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const run of this.#onClose) run();
    if (!finish) return;
    try {
      this.#controller.close();
    } catch {
      // The reader was gone already.
    }
  }
}

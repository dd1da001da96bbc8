// Asks again and again while the stream is down; one question at a time.

/** The first question comes at random between these: all pages of a server that went lost their streams at once. */
const FIRST_MS = { soonest: 500, latest: 2000 };
const AGAIN_MS = 10_000;

export class Poller {
  #running: AbortController | null = null;
  readonly #ask: (signal: AbortSignal) => Promise<void>;

  /** `ask` settles every outcome itself. */
  constructor(ask: (signal: AbortSignal) => Promise<void>) {
    this.#ask = ask;
  }

  /** Does nothing when it runs already. */
  start(): void {
    if (this.#running) return;
    this.#running = new AbortController();
    const { signal } = this.#running;
    const turn = async () => {
      if (signal.aborted) return;
      await this.#ask(signal);
      setTimeout(turn, AGAIN_MS);
    };
    setTimeout(turn, FIRST_MS.soonest + Math.random() * (FIRST_MS.latest - FIRST_MS.soonest));
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
  }
}

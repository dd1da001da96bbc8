// Asks again and again while the stream is down; one question at a time.
const FIRST_MS = 2000;
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
    setTimeout(turn, FIRST_MS);
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
  }
}

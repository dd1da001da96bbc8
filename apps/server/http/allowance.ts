// A share of one core for work that strangers can cause: saved-up time covers a burst, after which work is refused.

export interface Share {
  /** Of one core, over time. */
  share: number;
  savedUpMs: number;
}

export class Allowance {
  readonly #share: number;
  readonly #mostMs: number;
  #ms: number;
  #atMs = 0;

  constructor({ share, savedUpMs }: Share) {
    this.#share = share;
    this.#ms = this.#mostMs = savedUpMs;
  }

  /** Whether one more piece of work may start, however long it then takes. */
  hasTime(nowMs = performance.now()): boolean {
    this.#ms = Math.min(this.#mostMs, this.#ms + (nowMs - this.#atMs) * this.#share);
    this.#atMs = nowMs;
    return this.#ms > 0;
  }

  spend(ms: number): void {
    this.#ms -= ms;
  }

  /** How long until there is time again, as things stand. */
  get waitMs(): number {
    return Math.max(0, -this.#ms / this.#share);
  }
}

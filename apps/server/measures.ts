// What a running server counts and times, for the metrics.

/** Upper bounds in seconds, as in Prometheus' histograms. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export class Histogram {
  readonly #counts = BOUNDS.map(() => 0);
  #sum = 0;
  #count = 0;

  add(seconds: number): void {
    this.#sum += seconds;
    this.#count++;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.#counts[at]!++;
  }

  /** Each bound with the count up to it, then the count of all. */
  buckets(): [string, number][] {
    let sum = 0;
    const below = BOUNDS.map((bound, at): [string, number] => {
      sum += this.#counts[at]!;
      return [String(bound), sum];
    });
    return [...below, ["+Inf", this.#count]];
  }

  sum = (): number => this.#sum;
  count = (): number => this.#count;
}

export interface Measures {
  /** One call of `append`, waiting included. */
  append: Histogram;
  /** One comparison of a followed tournament's contents: the time between a change and its frame. */
  projection: Histogram;
  /** Streams dropped because their readers were too slow. */
  dropped: { count: number };
}

export const openMeasures = (): Measures => ({
  append: new Histogram(),
  projection: new Histogram(),
  dropped: { count: 0 },
});

/** Runs the work and records how long it took, failures too. */
export async function timed<T>(histogram: Histogram, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    histogram.add((performance.now() - started) / 1000);
  }
}

// Medians, percentiles and interleaved rounds: how every figure is taken.

/** The value below which that share of the values lies; `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[index] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Milliseconds that the work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Takes turns: one value of each contestant per round, so that other load on the machine affects all alike. The
 * first `warmUp` rounds do not count. Out: the values of each.
 */
export async function interleave<K extends string>(
  contestants: Record<K, () => Promise<number>>,
  { rounds, warmUp = 1 }: { rounds: number; warmUp?: number },
): Promise<Record<K, number[]>> {
  const names = Object.keys(contestants) as K[];
  const values = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const value = await contestants[name]();
      if (round >= 0) values[name].push(value);
    }
  }
  return values;
}

/** The median of each contestant. */
export const medians = <K extends string>(values: Record<K, number[]>): Record<K, number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, list]) => [name, median(list as number[])]),
  ) as Record<K, number>;

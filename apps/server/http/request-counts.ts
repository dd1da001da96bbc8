// Counts requests by the class of their status, for the metrics.

const CLASSES = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

export interface RequestCounts {
  add(status: number): void;
  byClass(): [string, number][];
}

export function openRequestCounts(): RequestCounts {
  const counts = CLASSES.map(() => 0);
  return {
    add(status) {
      const index = Math.floor(status / 100) - 1;
      if (index in counts) counts[index]!++;
    },
    byClass: () => CLASSES.map((name, index) => [name, counts[index]!]),
  };
}

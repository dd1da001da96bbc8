// Histograms as Prometheus reads them: each bucket counts everything up to its bound.
import { expect, test } from "bun:test";
import { Histogram } from "./measures.ts";

test("buckets add up, and what is longer than all of them is in the last alone", () => {
  const histogram = new Histogram();
  for (const seconds of [0.0005, 0.004, 0.004, 60]) histogram.add(seconds);
  expect(histogram.buckets()).toContainEqual(["0.001", 1]);
  expect(histogram.buckets()).toContainEqual(["0.0025", 1]);
  expect(histogram.buckets()).toContainEqual(["0.005", 3]);
  expect(histogram.buckets()).toContainEqual(["10", 3]);
  expect(histogram.buckets().at(-1)).toEqual(["+Inf", 4]);
  expect([histogram.count(), histogram.sum()]).toEqual([4, 60.0085]);
});

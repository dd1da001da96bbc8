// GET /metrics: the load of this server, as Prometheus reads it.

import { Elysia } from "elysia";
import type { Histogram } from "#server/measures.ts";
import type { Site } from "#server/site.ts";

interface Metric {
  name: string;
  kind: "gauge" | "counter" | "histogram";
  means: string;
  /** What follows the name (labels, or a part of a histogram), and the value. */
  values: [string, number][];
}

const textOf = ({ name, kind, means, values }: Metric): string =>
  [
    `# HELP ${name} ${means}`,
    `# TYPE ${name} ${kind}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ].join("\n");

const histogram = (name: string, means: string, measured: Histogram): Metric => ({
  name,
  kind: "histogram",
  means,
  values: [
    ...measured.buckets().map(([bound, count]): [string, number] => [`_bucket{le="${bound}"}`, count]),
    ["_sum", measured.sum()],
    ["_count", measured.count()],
  ],
});

const metricsOf = ({ hub, tail, folds, requests, measures }: Site): Metric[] => [
  {
    name: "scorecards_streams_open",
    kind: "gauge",
    means: "Live streams that are open now.",
    values: [["", hub.listeners().length]],
  },
  {
    name: "scorecards_streams_dropped_total",
    kind: "counter",
    means: "Streams ended because their readers were too slow.",
    values: [["", measures.dropped.count]],
  },
  {
    name: "scorecards_tail_lag_seconds",
    kind: "gauge",
    means: "For how long this server has known of a change that it has not read yet.",
    values: [["", tail.lagMs() / 1000]],
  },
  {
    name: "scorecards_tail_position",
    kind: "gauge",
    means: "Position in the log up to which this server has read.",
    values: [["", tail.position()]],
  },
  {
    name: "scorecards_tail_silent_seconds",
    kind: "gauge",
    means: "Time since the log was last read without an error.",
    values: [["", tail.silentMs() / 1000]],
  },
  {
    name: "scorecards_folds_in_memory",
    kind: "gauge",
    means: "Tournaments whose state is in memory.",
    values: [["", folds.count()]],
  },
  {
    name: "scorecards_requests_total",
    kind: "counter",
    means: "Requests answered, by the class of their status.",
    values: requests.byClass().map(([name, count]) => [`{class="${name}"}`, count]),
  },
  // Under the names that every exporter uses.
  {
    name: "process_start_time_seconds",
    kind: "gauge",
    means: "When this server started, in seconds since 1970.",
    values: [["", performance.timeOrigin / 1000]],
  },
  {
    name: "process_resident_memory_bytes",
    kind: "gauge",
    means: "Memory that this server holds, without its database.",
    values: [["", process.memoryUsage.rss()]],
  },
  histogram("scorecards_append_seconds", "One call that appends changes to the log.", measures.append),
  histogram(
    "scorecards_projection_seconds",
    "From a changed state to what differs on the pages that follow it.",
    measures.projection,
  ),
];

export const metricsRoutes = (site: Site) =>
  new Elysia({ name: "metrics" }).get(
    "/metrics",
    () =>
      new Response(`${metricsOf(site).map(textOf).join("\n")}\n`, {
        headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" },
      }),
  );

// The metrics: what Prometheus reads from a running server.
import { expect, test } from "bun:test";
import { eventually } from "#tests/harness/log-of.ts";
import { openTestSite } from "#tests/harness/site.ts";
import { openStream } from "#tests/harness/stream.ts";

test("streams, the tail, folds and requests are told", async () => {
  const { call, register, site, tournament, url } = await openTestSite();
  const { _id } = await tournament(await register());
  const stream = await openStream(`${url}/api/tournaments/${_id}/live`);
  await stream.next("snapshot");
  await call("GET", "/api/nothing");
  // The tail learns of a change shortly after it is answered.
  await eventually(() => expect(site.tail.position()).toBe(1));
  const { status, headers, body } = await call("GET", "/metrics");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toStartWith("text/plain; version=0.0.4");
  const value = (name: string) =>
    Number(new RegExp(`^${name.replace(/[{}]/g, "\\$&")} (\\S+)$`, "m").exec(body)?.[1]);
  expect(value("scorecards_streams_open")).toBe(1);
  expect(value("scorecards_tail_position")).toBe(1);
  expect(value("scorecards_folds_in_memory")).toBe(1);
  expect(value("scorecards_append_seconds_count")).toBe(1);
  expect(value("scorecards_tail_lag_seconds")).toBe(0);
  expect(value("scorecards_streams_dropped_total")).toBe(0);
  expect(body).toContain('scorecards_append_seconds_bucket{le="+Inf"} 1');
  expect(value('scorecards_requests_total{class="2xx"}')).toBeGreaterThan(3);
  expect(value('scorecards_requests_total{class="4xx"}')).toBe(1);
  expect(body).toContain("# TYPE scorecards_requests_total counter");
  const aliveSeconds = Date.now() / 1000 - value("process_start_time_seconds");
  expect([aliveSeconds > 0, aliveSeconds < 86_400]).toEqual([true, true]);
  expect(value("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  for (const line of body.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"\})? [\d.e+-]+)$/);
  stream.close();
});

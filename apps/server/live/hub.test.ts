// A heartbeat tells pages that what they show is the newest: who does not know sends none.
import { afterEach, beforeEach, expect, jest, test } from "bun:test";
import type { Folds } from "#server/log/folds.ts";
import { openMeasures } from "#server/measures.ts";
import type { HomeCards } from "./home-cards.ts";
import { openHub } from "./hub.ts";
import { Listener } from "./listener.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("a server that cannot read the log sends no heartbeats, and goes on once it can", async () => {
  let isCurrent = true;
  const hub = openHub({
    folds: { dropIdle: () => {} } as unknown as Folds,
    home: { version: () => 1, published: () => [] } as unknown as HomeCards,
    epoch: () => "one",
    measures: openMeasures(),
    isWriting: () => false,
    isCurrent: () => isCurrent,
  });
  const listener = new Listener(null, null);
  let heartbeats = 0;
  listener.heartbeat = () => void heartbeats++;
  hub.followHome(listener, null);
  const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);
  minutes(1);
  const before = heartbeats;
  expect(before).toBeGreaterThan(2);
  isCurrent = false;
  minutes(1);
  expect(heartbeats).toBe(before);
  isCurrent = true;
  minutes(1);
  expect(heartbeats).toBeGreaterThan(before + 2);
  hub.stop("server-stops");
});

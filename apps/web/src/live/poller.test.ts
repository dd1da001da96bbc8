// A hall of pages loses its server in one instant: their first questions must not come in one instant, too.
import { afterEach, expect, jest, spyOn, test } from "bun:test";
import { Poller } from "./poller.ts";

afterEach(() => {
  jest.useRealTimers();
});

/** Out: after how many milliseconds the first question comes, to the next half second. */
async function firstAskedMs(random: number): Promise<number> {
  jest.useFakeTimers();
  const chance = spyOn(Math, "random").mockReturnValue(random);
  let asked = false;
  const poller = new Poller(async () => {
    asked = true;
  });
  poller.start();
  chance.mockRestore();
  let waitedMs = 0;
  while (!asked && waitedMs < 10_000) {
    jest.advanceTimersByTime(500);
    waitedMs += 500;
  }
  poller.stop();
  return waitedMs;
}

test.each([
  [0, 500],
  [0.6, 1500],
  [1, 2000],
])("by the chance %d the first question comes within %d ms", async (random, withinMs) => {
  expect(await firstAskedMs(random)).toBe(withinMs);
});

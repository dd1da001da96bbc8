// How old a page is that came with its data: new if it came from the network, as old as its answer if from a cache.
import { expect, test } from "bun:test";
import { servedAtMs } from "./served-at.ts";

const now = new Date(2026, 10, 28, 15, 8, 5).getTime();
const earlier = new Date(2026, 10, 27, 9, 30, 0).getTime();

test.each([
  ["from the network, whatever the server's clock says", 5120, "11/27/2026 09:30:00", now],
  ["where the browser does not tell", undefined, "11/27/2026 09:30:00", now],
  ["from a cache", 0, "11/27/2026 09:30:00", earlier],
  ["from a cache, by a server whose clock is ahead", 0, "11/28/2026 15:20:00", now],
  ["from a cache, without a time", 0, "", now],
])("%s", (_, bytes, lastModified, atMs) => {
  expect(servedAtMs(bytes, lastModified, now)).toBe(atMs);
});

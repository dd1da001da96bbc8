// The device's clock in words: twelve hours as everywhere, the day where it is another one.
import { expect, test } from "bun:test";
import { momentAt, shortMomentAt, timeAt } from "./device-clock.ts";

const now = new Date(2026, 10, 28, 18, 5);

test.each([
  [new Date(2026, 10, 28, 6, 48), "6:48 AM", "today, 6:48 AM", "6:48 AM"],
  [new Date(2026, 10, 28, 12, 0), "12:00 PM", "today, 12:00 PM", "12:00 PM"],
  [new Date(2026, 10, 27, 0, 5), "12:05 AM", "Fri 27 Nov, 12:05 AM", "Fri 27 Nov"],
  [new Date(2025, 10, 28, 18, 5), "6:05 PM", "Fri 28 Nov 2025, 6:05 PM", "Fri 28 Nov 2025"],
])("%p", (instant, time, moment, short) => {
  const words = [timeAt(instant), momentAt(instant, now), shortMomentAt(instant, now)];
  expect(words).toEqual([time, moment, short]);
});

// Expired rows of the table of limits are deleted by one query, not by one for each limit.
import { afterEach, expect, jest, test } from "bun:test";
import type pg from "pg";
import { openLimits } from "./limits.ts";

const MINUTE_MS = 60_000;

afterEach(() => {
  jest.useRealTimers();
});

test("the one table of all limits is swept once every five minutes", () => {
  jest.useFakeTimers();
  const asked: string[] = [];
  const query = async ({ text }: { text: string }) => {
    asked.push(text);
    return { rows: [] };
  };
  openLimits({ query } as unknown as pg.Pool);
  jest.advanceTimersByTime(6 * MINUTE_MS);
  expect(asked).toEqual([expect.stringMatching(/^DELETE FROM "limits" WHERE expire </)]);
});

// Limits on the calls that need no account: per account, per address (a whole gym shares one address).

import { RateLimiterMemory } from "rate-limiter-flexible";
import { type Refusal, refuse } from "#server/log/command.ts";

const MINUTE = 60;
const HOUR = 3600;

const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });

export const openLimits = () => ({
  login: { subject: limiter(10, MINUTE), address: limiter(100, MINUTE) },
  mail: { subject: limiter(5, HOUR), address: limiter(60, HOUR) },
});

export type Limits = ReturnType<typeof openLimits>;

/** Null when there is room; else 429 with the seconds to wait. */
export async function overLimit(
  limit: Limits[keyof Limits],
  subject: string,
  address: string,
): Promise<Refusal | null> {
  for (const [limits, key] of [
    [limit.address, address],
    [limit.subject, subject],
  ] as const) {
    try {
      await limits.consume(key);
    } catch (rejected) {
      const retryAfterSeconds = Math.ceil(
        ((rejected as { msBeforeNext?: number }).msBeforeNext ?? 1000) / 1000,
      );
      return refuse(429, "too-many", "Too many tries. Please wait a little and try again.", {
        retryAfterSeconds,
      });
    }
  }
  return null;
}

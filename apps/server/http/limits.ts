// Limits on the calls that need no account: per account, per address (a whole gym shares one address).

import { RateLimiterMemory } from "rate-limiter-flexible";
import { type Refusal, refuse } from "#server/log/command.ts";

const MINUTE = 60;
const HOUR = 3600;

const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });

export interface Limit {
  address: RateLimiterMemory;
  subject?: RateLimiterMemory;
}

export const loginLimit = (): Limit => ({ subject: limiter(10, MINUTE), address: limiter(100, MINUTE) });
export const mailLimit = (): Limit => ({ subject: limiter(5, HOUR), address: limiter(60, HOUR) });
/** What anyone may send: feedback, shares, contact requests, each counted for itself. */
export const postLimit = (): Limit => ({ address: limiter(30, MINUTE) });

/** `subject`: whom the call is about, such as an e-mail address. Null when there is room; else 429 with the seconds to wait. */
export async function overLimit(limit: Limit, address: string, subject?: string): Promise<Refusal | null> {
  const keys = [[limit.address, address] as const];
  if (limit.subject && subject !== undefined) keys.push([limit.subject, subject]);
  for (const [limits, key] of keys) {
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

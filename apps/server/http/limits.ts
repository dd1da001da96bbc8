// Limits on the calls that need no account: per account, per address or network of IPv6 (a whole gym shares one), for all servers together.

import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { type Refusal, refuse } from "#server/log/command.ts";
import { networkOf } from "./network.ts";

const MINUTE = 60;
const HOUR = 3600;

type Limiter = Pick<RateLimiterPostgres, "consume">;

export interface Limit {
  address: Limiter;
  subject?: Limiter;
}

export interface Limits {
  login: Limit;
  mail: Limit;
  /** What anyone may send, each counted for itself. */
  feedback: Limit;
  shares: Limit;
  contact: Limit;
}

/** Counted in the database; while that does not answer, each server counts alone. */
export function openLimits(pool: pg.Pool): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number): Limiter =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "limits",
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
      // Who is over the limit is turned away without a question to the database.
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
  const post = (name: string): Limit => ({ address: limiter(`${name} from`, 30, MINUTE) });
  return {
    login: { subject: limiter("login as", 10, MINUTE), address: limiter("login from", 100, MINUTE) },
    mail: { subject: limiter("mail to", 5, HOUR), address: limiter("mail from", 60, HOUR) },
    feedback: post("feedback"),
    shares: post("share"),
    contact: post("contact"),
  };
}

/** The table says nothing about who it counts. */
const digest = (key: string): string => new Bun.CryptoHasher("sha256").update(key).digest("base64url");

/** `subject`: whom the call is about, such as an e-mail address. Null when there is room; else 429 with the seconds to wait. */
export async function overLimit(limit: Limit, address: string, subject?: string): Promise<Refusal | null> {
  const keys = [[limit.address, networkOf(address)] as const];
  if (limit.subject && subject !== undefined) keys.push([limit.subject, subject]);
  for (const [limits, key] of keys) {
    try {
      await limits.consume(digest(key));
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

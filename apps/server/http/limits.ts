// Limits on the calls that need no account, or that mail somebody else: per account, per address or network of IPv6 (a whole gym shares one), for all servers together.

import pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { type Refusal, refuse } from "#server/log/command.ts";
import { sha256 } from "#server/sha256.ts";
import { networkOf } from "./network.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Limiter {
  /** Rejects with the milliseconds to wait, or with the error of a database that is away. */
  consume(key: string): Promise<unknown>;
}

/** By whom or what is counted, in this order: whoever is over one limit uses up none of those behind it. */
export type Limit<By extends string> = Record<By, Limiter>;

export interface Limits {
  login: Limit<"address" | "subject">;
  /** Guessing one's own current password; each right guess is mailed. */
  password: Limit<"address" | "subject">;
  mail: Limit<"address" | "subject">;
  /** Mails to people who have not asked for them; `subject` is who gets one. */
  invitations: Limit<"address" | "subject" | "account" | "tournament">;
  /** What anyone may send, each counted for itself. */
  feedback: Limit<"address">;
  shares: Limit<"address">;
  contact: Limit<"address">;
}

/** It is there and says why not. SQLSTATE class 57: it goes, comes, or took too long, and so would whatever is asked next. */
const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !error.code?.startsWith("57");

/** Counted in the database; where that is there and cannot count, as on a full disk, each server counts alone. */
export function openLimits(pool: pg.Pool): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number, sweeps = false): Limiter => {
    const alone = new RateLimiterMemory({ keyPrefix, points, duration });
    const shared = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "limits",
      tableCreated: true,
      clearExpiredByTimeout: sweeps,
      keyPrefix,
      points,
      duration,
      // Who is over the limit is turned away without a question to the database.
      inMemoryBlockOnConsumed: points,
    });
    return {
      consume: (key) =>
        shared.consume(key).catch((rejected) => {
          if (isAnswer(rejected)) return alone.consume(key);
          throw rejected;
        }),
    };
  };
  const post = (name: string): Limit<"address"> => ({ address: limiter(`${name} from`, 30, MINUTE) });
  // All limits share one table, so one of them deletes the expired rows for all.
  const loginFrom = limiter("login from", 100, MINUTE, true);
  return {
    login: { address: loginFrom, subject: limiter("login as", 10, MINUTE) },
    password: { address: loginFrom, subject: limiter("password of", 10, HOUR) },
    mail: { address: limiter("mail from", 60, HOUR), subject: limiter("mail to", 5, HOUR) },
    invitations: {
      address: limiter("invitation from", 900, DAY),
      account: limiter("invitation by", 150, DAY),
      tournament: limiter("invitation of", 150, DAY),
      subject: limiter("invitation to", 50, DAY),
    },
    feedback: post("feedback"),
    shares: post("share"),
    contact: post("contact"),
  };
}

/**
 * In: for each count of the limit, whose it is; `subject` is whom the call is about, such as an e-mail address.
 * Out: null when there is room; otherwise 429 with the seconds to wait. Throws at once where the database is away: no
 * call that is limited can do without it.
 */
export async function overLimit<By extends string>(
  limit: Limit<By>,
  whose: Record<By, string>,
  sentence = "Too many tries. Please wait a little and try again.",
): Promise<Refusal | null> {
  for (const by in limit) {
    const key = by === "address" ? networkOf(whose[by]) : whose[by];
    try {
      // The table says nothing about who it counts.
      await limit[by].consume(sha256(key));
    } catch (rejected) {
      if (rejected instanceof Error) throw rejected;
      const { msBeforeNext = 1000 } = rejected as { msBeforeNext?: number };
      return refuse(429, "too-many", sentence, { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) });
    }
  }
  return null;
}

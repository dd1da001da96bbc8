// Accounts read within the last second, so that scoring a whole hall does not look the organiser up for every
// score. Requests that come while an account is being read share that reading.
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Id } from "#events/entities.ts";
import type { Database } from "#server/postgres/schema.ts";
import { type Account, accountById } from "./store.ts";

const KNOWN_MS = 1000;
const MOST = 1000;

export interface KnownAccounts {
  /** The account as it was at most a second ago; undefined if there is none. */
  find(id: Id): Promise<Account | undefined>;
  /** Sessions have ended: forgets every account, and every reading still under way. */
  forget(): void;
}

interface Reading {
  account: Promise<Account | undefined>;
  readAtMs: number;
}

const noneKnown = () => new LRUCache<Id, Reading>({ max: MOST });

export function openKnownAccounts(
  db: Kysely<Database>,
  read: (db: Kysely<Database>, id: Id) => Promise<Account | undefined> = accountById,
  nowMs: () => number = Date.now,
): KnownAccounts {
  let known = noneKnown();
  return {
    find(id) {
      const kept = known.get(id);
      if (kept && nowMs() - kept.readAtMs < KNOWN_MS) return kept.account;
      // If `forget` runs meanwhile, nobody looks into this map any more.
      const into = known;
      const one = { account: read(db, id), readAtMs: nowMs() };
      into.set(id, one);
      const drop = () => into.peek(id) === one && into.delete(id);
      one.account.then((account) => account ?? drop(), drop);
      return one.account;
    },
    forget() {
      known = noneKnown();
    },
  };
}

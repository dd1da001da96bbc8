// Accounts as they were read a moment ago, so that who scores a hall is not looked up for every score.
import type { Kysely } from "kysely";
import type { Id } from "#events/entities.ts";
import type { Database } from "#server/postgres/schema.ts";
import { type Account, accountById } from "./store.ts";

const KNOWN_MS = 1000;
const MOST = 1000;

export interface KnownAccounts {
  /** The account as it was at most a second ago; undefined when there is none. */
  find(id: Id): Promise<Account | undefined>;
  /** Sessions have ended: everyone is read anew, also where a reading is under way. */
  forget(): void;
}

export function openKnownAccounts(
  db: Kysely<Database>,
  read: (db: Kysely<Database>, id: Id) => Promise<Account | undefined> = accountById,
  nowMs: () => number = Date.now,
): KnownAccounts {
  let known = new Map<Id, { account: Account; readAtMs: number }>();
  return {
    async find(id) {
      const kept = known.get(id);
      if (kept && nowMs() - kept.readAtMs < KNOWN_MS) return kept.account;
      const [into, readAtMs] = [known, nowMs()];
      const account = await read(db, id);
      if (into.size >= MOST) into.clear();
      // After a `forget` meanwhile it goes into a map that nobody asks any more.
      if (account) into.set(id, { account, readAtMs });
      return account;
    },
    forget() {
      known = new Map();
    },
  };
}

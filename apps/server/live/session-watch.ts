// Ends the streams of ended sessions: at once after a notice, otherwise with the next check.
import type { Kysely } from "kysely";
import { openLastingTrouble } from "#server/lasting-trouble.ts";
import type { Database } from "#server/postgres/schema.ts";
import type { Listener } from "./listener.ts";

const CHECK_MS = 15_000;

export interface SessionWatch {
  /** Sessions have ended on some server. */
  check(): void;
  stop(): void;
}

/** `listeners`: all that are open now. */
export function openSessionWatch(db: Kysely<Database>, listeners: () => Iterable<Listener>): SessionWatch {
  const trouble = openLastingTrouble(
    "Ended sessions could not be checked",
    "Ended sessions are checked again",
  );

  async function endThose(): Promise<void> {
    const open = [...listeners()].filter(({ session }) => session !== null);
    if (open.length === 0) return;
    const accounts = [...new Set(open.map(({ session }) => session!.account))];
    const rows = await db
      .selectFrom("accounts")
      .select(["id", "sessions_ended_at"])
      .where("id", "in", accounts)
      .execute();
    trouble.over();
    const endedAt = new Map(rows.map((row) => [row.id, Date.parse(row.sessions_ended_at)]));
    for (const listener of open) {
      const { account, after } = listener.session!;
      if (endedAt.get(account) !== after) listener.end("session-ended");
    }
  }
  const check = () => void endThose().catch((error) => trouble.met(error));
  const timer = setInterval(check, CHECK_MS);
  return { check, stop: () => clearInterval(timer) };
}

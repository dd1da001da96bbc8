// Looks behind a site: what is really in its log.
import { readChanges } from "#server/log/read-changes.ts";
import type { TestSite } from "./site.ts";

export async function changeCount({ site }: TestSite): Promise<number> {
  const row = await site.db
    .selectFrom("changes")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export const logOf = ({ site }: TestSite, tournament: string) => readChanges(site.db, tournament);

/** Waits until the check succeeds, and returns its result; on a timeout throws the last error. */
export async function eventually<T>(check: () => T | Promise<T>, patienceMs = 10_000): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; await Bun.sleep(20)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

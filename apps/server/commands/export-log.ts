// `export SLUG`: prints a tournament's log as NDJSON.
import { formatLog } from "#events/log.ts";
import { readChanges } from "#server/log/read-changes.ts";
import { tournamentNamed, withDatabase } from "./with-database.ts";

export const exportLog = ([slug]: string[]): Promise<void> =>
  withDatabase(async (db) => {
    const changes = await readChanges(db, await tournamentNamed(db, slug));
    await Bun.write(Bun.stdout, formatLog(changes));
  });

// `export SLUG`: prints a tournament's log as NDJSON.
import { formatLog } from "#events/log.ts";
import { readChanges } from "#server/log/read-changes.ts";
import { readArguments } from "./arguments.ts";
import { slugOf, tournamentNamed, withDatabase } from "./with-database.ts";

export async function exportLog(args: string[]): Promise<void> {
  const slug = slugOf(readArguments(args, 1, {}).positionals);
  await withDatabase(async (db) => {
    const changes = await readChanges(db, await tournamentNamed(db, slug));
    await Bun.write(Bun.stdout, formatLog(changes));
  });
}

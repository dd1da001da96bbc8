// `backup FILE`: the whole database at one moment as compressed lines of JSON; works across PostgreSQL majors.
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql, type Transaction } from "kysely";
import { counted } from "#events/rules/counted.ts";
import type { Database } from "#server/postgres/schema.ts";
import { readArguments } from "./arguments.ts";
import { Complaint, Misuse } from "./complaint.ts";
import { fileComplaint, fromWhereTyped } from "./files.ts";
import { tablesInOrder } from "./tables.ts";
import { withDatabase } from "./with-database.ts";

export const BACKUP_FORMAT = "scorecards-backup-1";
const PAGE = 500;

export async function backup(args: string[]): Promise<void> {
  const [typed] = readArguments(args, 1, {}).positionals;
  if (!typed) throw new Misuse("Please name the file to write.");
  const path = fromWhereTyped(typed);
  if (await stat(path).catch(() => null)) throw new Complaint(`${path} exists already; choose another file.`);
  if (!(await stat(dirname(path)).catch(() => null)))
    throw new Complaint(`${path} cannot be written: its folder is not there.`);
  await withDatabase((db) =>
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (moment) => {
        let rows = 0;
        const written = async function* () {
          for await (const line of linesOf(moment)) {
            rows++;
            yield `${line}\n`;
          }
        };
        // A backup that was cut short never gets the name that was asked for.
        await pipeline(
          Readable.from(written()),
          createGzip(),
          createWriteStream(`${path}.part`, { mode: 0o600 }),
        ).catch(async (error) => {
          await rm(`${path}.part`, { force: true });
          throw fileComplaint(path, "written", error) ?? error;
        });
        await rename(`${path}.part`, path);
        console.log(`${counted(rows - 2, "row")} written to ${path}: ${await holds(moment)}.`);
      }),
  );
}

/** Says whose database it is, so that a backup of the wrong, empty one is noticed. */
async function holds(moment: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ tournaments: number; accounts: number }>`
    select (select count(*)::int from tournaments) as tournaments, (select count(*)::int from accounts) as accounts`.execute(
    moment,
  );
  const { tournaments, accounts } = rows[0]!;
  return `${counted(tournaments, "tournament")}, ${counted(accounts, "account")}`;
}

async function* linesOf(moment: Transaction<Database>): AsyncGenerator<string> {
  const tables = await tablesInOrder(moment);
  yield JSON.stringify({ format: BACKUP_FORMAT, tables });
  for (const table of tables) {
    await sql`declare page no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
      moment,
    );
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(PAGE)} from page`.execute(moment);
      for (const { row } of rows) yield `{"table":${JSON.stringify(table)},"row":${row}}`;
      if (rows.length < PAGE) break;
    }
    await sql`close page`.execute(moment);
  }
  yield JSON.stringify({ end: true });
}

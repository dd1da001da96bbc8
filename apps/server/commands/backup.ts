// `backup FILE`: the whole database as compressed lines of JSON, read in one moment; works for any PostgreSQL major.
import { createWriteStream } from "node:fs";
import { rename, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql, type Transaction } from "kysely";
import type { Database } from "#server/postgres/schema.ts";
import { Complaint } from "./complaint.ts";
import { tablesInOrder } from "./tables.ts";
import { withDatabase } from "./with-database.ts";

export const BACKUP_FORMAT = "scorecards-backup-1";
const PAGE = 500;

export async function backup([path]: string[]): Promise<void> {
  if (!path) throw new Complaint("Please name the file to write.");
  if (await stat(path).catch(() => null)) throw new Complaint(`${path} exists already; choose another file.`);
  await withDatabase((db) =>
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (moment) => {
        let rows = 0;
        const counted = async function* () {
          for await (const line of linesOf(moment)) {
            rows++;
            yield `${line}\n`;
          }
        };
        // A backup that was cut short never has the name that was asked for.
        await pipeline(
          Readable.from(counted()),
          createGzip(),
          createWriteStream(`${path}.part`, { mode: 0o600 }),
        );
        await rename(`${path}.part`, path);
        console.log(`${rows - 2} rows written to ${path}.`);
      }),
  );
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

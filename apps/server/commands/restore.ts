// `restore FILE [--replace]`: puts a backup into an empty database, whole or not at all. The
// new epoch tells running servers.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { type Kysely, sql, type Transaction } from "kysely";
import { counted } from "#events/rules/counted.ts";
import type { Database } from "#server/postgres/schema.ts";
import { readArguments } from "./arguments.ts";
import { BACKUP_FORMAT } from "./backup.ts";
import { Complaint } from "./complaint.ts";
import { fileToRead } from "./files.ts";
import { lockLog, newEpoch, withoutAppendOnly } from "./owner-acts.ts";
import { tablesInOrder } from "./tables.ts";
import { withDatabase } from "./with-database.ts";

const PAGE = 500;
/** A SQLSTATE. */
const UNKNOWN_COLUMN = "42703";
const NEWER = "restore it with the version of the site that made it, or a newer one";

interface Line {
  format?: string;
  tables?: string[];
  table?: string;
  row?: Record<string, unknown>;
  end?: boolean;
}

export async function restore(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, 1, { replace: { type: "boolean" } });
  const path = await fileToRead(positionals[0], "a backup");
  const intoDatabase = (db: Kysely<Database>) =>
    db.transaction().execute(async (work) => {
      await lockLog(work);
      const tables = await tablesInOrder(work);
      await refuseOrEmpty(work, tables, values.replace ?? false);
      const rows = await fill(work, path, tables);
      await sql`select setval(pg_get_serial_sequence('changes', 'position'), greatest((select max(position) from changes), 1))`.execute(
        work,
      );
      await newEpoch(work);
      return rows;
    });
  const count = await withDatabase(intoDatabase, { makes: true });
  console.log(`${counted(count, "row")} restored from ${path}.`);
}

async function refuseOrEmpty(work: Transaction<Database>, tables: string[], replace: boolean): Promise<void> {
  const { rows } = await sql<{
    used: boolean;
  }>`select exists (select from changes) or exists (select from accounts) as used`.execute(work);
  if (rows[0]!.used && !replace) {
    throw new Complaint(
      "This database is not empty. Restore into a new DATA_DIR, or add --replace to lose what is in it.",
    );
  }
  await withoutAppendOnly(work, async () => {
    for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(work);
  });
  await sql`delete from answers`.execute(work);
}

async function fill(work: Transaction<Database>, path: string, tables: string[]): Promise<number> {
  let count = 0;
  let ended = false;
  let known: string | undefined;
  let page: Line[] = [];
  const flush = async () => {
    if (page.length > 0)
      await insert(
        work,
        page[0]!.table!,
        page.map(({ row }) => row!),
      );
    count += page.length;
    page = [];
  };
  for await (const line of readLines(path)) {
    known ??= line.format;
    if (known === undefined) throw new Complaint(`${path} is no backup; nothing was restored.`);
    if (known !== BACKUP_FORMAT) throw new Complaint(`${path} is a backup of another format (${known}).`);
    if (line.end) ended = true;
    if (line.table === undefined) continue;
    if (!tables.includes(line.table))
      throw new Complaint(`${path} holds a table ${line.table} that is not known here; ${NEWER}.`);
    if (page.length === PAGE || page[0]?.table !== line.table) await flush();
    page.push(line);
  }
  await flush();
  if (!ended) throw new Complaint(`${path} is cut short; nothing was restored.`);
  return count;
}

async function* readLines(path: string): AsyncGenerator<Line> {
  try {
    for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) }))
      yield JSON.parse(line) as Line;
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`${path} is damaged or no backup; nothing was restored.`);
  }
}

/** Columns that an older backup lacks get their defaults. */
async function insert(
  work: Transaction<Database>,
  table: string,
  rows: Record<string, unknown>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)));
  const inserted = sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  await inserted.execute(work).catch((error) => {
    throw error.code === UNKNOWN_COLUMN
      ? new Complaint(`The backup's table ${table} has a column that is not known here; ${NEWER}.`)
      : error;
  });
}

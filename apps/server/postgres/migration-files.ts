// The SQL files in migrations/: read in the order of their dated names, and frozen once applied.
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type pg from "pg";
import { sha256 } from "../sha256.ts";
import { StartRefusal } from "../start-refusal.ts";

export const migrationsFolder = join(import.meta.dir, "../../../migrations");

export interface SqlMigration extends Migration {
  name: string;
  sha256: string;
}

export async function readMigrations(folder: string): Promise<SqlMigration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => fromSql(basename(name, ".sql"), await readFile(join(folder, name), "utf8"))),
  );
}

function fromSql(name: string, text: string): SqlMigration {
  // A checkout on Windows may have other line ends; that is no edit.
  const checksum = sha256(text.replaceAll("\r\n", "\n"));
  return {
    name,
    sha256: checksum,
    up: async (db: Kysely<unknown>) => {
      await sql.raw(text).execute(db);
      await sql`insert into migration_checksum (name, sha256) values (${name}, ${checksum})`.execute(db);
    },
  };
}

/** Also creates the table of checksums, which is older than the first migration. */
export async function refuseEdited(owner: pg.ClientBase, migrations: SqlMigration[]): Promise<void> {
  await owner.query(
    "create table if not exists migration_checksum (name text primary key, sha256 text not null)",
  );
  const { rows } = await owner.query<{ name: string; sha256: string }>(
    "select name, sha256 from migration_checksum order by name",
  );
  for (const applied of rows) {
    const file = migrations.find(({ name }) => name === applied.name);
    if (!file)
      throw new StartRefusal(
        `The database has the migration ${applied.name}, which this program does not know; start the newer version that made it.`,
      );
    if (file.sha256 !== applied.sha256)
      throw new StartRefusal(
        `The migration ${applied.name} was edited after it had been applied to this database; restore the file and write a new migration instead.`,
      );
  }
}

// pgbench, PostgreSQL's own benchmark: inserts and commits one row, with as many clients as asked.
import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { output } from "./programs.ts";

const FOLDERS = ["/usr/lib/postgresql/18/bin", "/usr/lib/postgresql/17/bin", "/usr/lib/postgresql/15/bin"];

const program = (): string | null =>
  Bun.which("pgbench") ?? FOLDERS.map((folder) => join(folder, "pgbench")).find(existsSync) ?? null;

/** Null if pgbench is not installed: the line is then left out. `row`: the text of the row. */
export async function openPgbench(
  url: string,
  folder: string,
  row: string,
): Promise<((clients: number, seconds: number) => Promise<number>) | null> {
  const path = program();
  if (!path) return null;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    "create table bench (position bigint generated always as identity primary key, content jsonb not null)",
  );
  await admin.end();
  const script = join(folder, "insert.sql");
  await Bun.write(script, `insert into bench (content) values ('${row.replaceAll("'", "''")}');\n`);
  return async (clients, seconds) => {
    const threads = Math.min(2, clients);
    const args = ["-n", "-f", script, "-c", `${clients}`, "-j", `${threads}`, "-T", `${seconds}`];
    const text = await output([path, ...args, "-d", url]);
    const rate = /tps = ([\d.]+)/.exec(text)?.[1];
    if (!rate) throw new Error(`pgbench said: ${text}`);
    return Number(rate);
  };
}

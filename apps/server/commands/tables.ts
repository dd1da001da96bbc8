// The tables that a backup holds, referenced tables first.

import { type Kysely, sql } from "kysely";
import type { Database } from "#server/postgres/schema.ts";

/** These belong to one database or one run of it: migrations, the epoch, kept answers. */
const OWN = ["migration", "migration_lock", "migration_checksum", "epoch", "answers", "limits"];

export async function tablesInOrder(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; needs: string[] }>`
    select c.relname::text as name, coalesce(array_agg(f.confrelid::regclass::text) filter (where f.confrelid <> c.oid), '{}') as needs
    from pg_class c left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`.execute(db);
  const left = new Map(
    rows.filter(({ name }) => !OWN.includes(name)).map(({ name, needs }) => [name, needs]),
  );
  const order: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(([, needs]) => needs.every((need) => !left.has(need)));
    if (free.length === 0)
      throw new Error(`The tables ${[...left.keys()].join(", ")} refer to each other in a circle.`);
    for (const [name] of free) {
      order.push(name);
      left.delete(name);
    }
  }
  return order;
}

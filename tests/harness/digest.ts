// A digest of everything in a site's database: equal digests mean that nothing was changed and nothing logged.
import { sql } from "kysely";
import { tablesInOrder } from "#server/commands/tables.ts";
import type { TestSite } from "./site.ts";

export async function digestOf({ site: { db } }: TestSite): Promise<string> {
  const tables = await tablesInOrder(db);
  const parts = tables.map(
    (table) => sql<{ part: string }>`select ${sql.lit(table)} || ' ' || count(*) || ' ' ||
      md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as part from ${sql.table(table)} t`,
  );
  const { rows } = await sql<{ part: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows
    .map(({ part }) => part)
    .sort()
    .join("\n");
}

// Refuses a pooler that drops the settings of a connection: the log would be written by its
// owner, whom nothing restricts.
import type pg from "pg";
import { StartRefusal } from "../start-refusal.ts";
import { databaseRefusal } from "./database-refusal.ts";

/** In: a pool that was opened with `role`, and its address for the sentence. Ends the pool when it refuses. */
export async function refuseLostSettings(pool: pg.Pool, url: string, role: string): Promise<void> {
  try {
    const { rows } = await pool.query("select current_user as role, current_setting('timezone') as zone");
    if (rows[0].role === role && rows[0].zone === "UTC") return;
    throw new StartRefusal(
      "DATABASE_URL leads through a pooler that drops the settings of a connection; name the PostgreSQL behind it.",
    );
  } catch (error) {
    await pool.end();
    throw databaseRefusal(url, error) ?? error;
  }
}

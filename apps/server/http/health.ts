// Health: whether the process is alive, and whether it can serve.

import { Elysia } from "elysia";
import { sql } from "kysely";
import { refuse } from "#server/log/command.ts";
import { isSilent } from "#server/log/tail.ts";
import type { Site } from "#server/site.ts";
import { jsonResponse, refusalResponse } from "./responses.ts";

/** A server that has known of a change for this long without reading it shows people old scores. */
const LAG_MS = 2000;

/** The caller is a proxy with little patience, and a database that hangs never answers. */
const ANSWER_MS = 3000;

export const healthRoutes = (site: Site) => {
  const isAnswering = databaseCheck(site);
  return new Elysia({ name: "health" })
    .get("/healthz", () => jsonResponse(200, { status: "alive" }))
    .get("/readyz", async () => {
      if (!(await isAnswering()) || isSilent(site.tail))
        return refusalResponse(refuse(503, "not-ready", "The database or the log's tail does not answer."));
      return site.tail.lagMs() > LAG_MS
        ? refusalResponse(refuse(503, "behind", "This server has not caught up with the log yet."))
        : jsonResponse(200, { status: "ready" });
    });
};

/** One query at a time, however many ask: queries that hang would take up every connection. */
function databaseCheck({ db }: Site): () => Promise<boolean> {
  let pending: Promise<boolean> | null = null;
  const ask = () =>
    sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (pending = null));
  return () => {
    pending ??= ask();
    return Promise.race([pending, Bun.sleep(ANSWER_MS).then(() => false)]);
  };
}

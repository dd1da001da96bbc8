// Health: is the process alive, and can it serve.

import { Elysia } from "elysia";
import { sql } from "kysely";
import { refuse } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { jsonResponse, refusalResponse } from "./responses.ts";

const SILENT_MS = 10_000;

export const healthRoutes = (site: Site) =>
  new Elysia({ name: "health" })
    .get("/healthz", () => jsonResponse(200, { status: "alive" }))
    .get("/readyz", async () => {
      const answered = await sql`select 1`.execute(site.db).then(
        () => true,
        () => false,
      );
      return answered && site.tail.silentMs() < SILENT_MS
        ? jsonResponse(200, { status: "ready" })
        : refusalResponse(refuse(503, "not-ready", "The database or the log's tail does not answer."));
    });

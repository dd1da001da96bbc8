// Logs over HTTP: exported by organisers, imported as a new tournament of the caller.

import { Elysia } from "elysia";
import { formatLog } from "#events/log.ts";
import { readLog } from "#events/schemas/log.ts";
import { emptyContent } from "#projections/state/content.ts";
import { readText, UPLOAD_BYTES } from "#server/http/body.ts";
import { openForOrganiser } from "#server/http/open-for-organiser.ts";
import { refusalResponse, respond } from "#server/http/responses.ts";
import { commandId } from "#server/http/write.ts";
import { tooMany } from "#server/log/bounds.ts";
import { isRefusal } from "#server/log/command.ts";
import { copyLog, damagedLog } from "#server/log/copy-log.ts";
import { writeCopy } from "#server/log/write-copy.ts";
import { sha256 } from "#server/sha256.ts";
import type { Site } from "#server/site.ts";

const EXPORT_HEADERS = {
  "content-type": "application/x-ndjson; charset=utf-8",
  "cache-control": "private, no-store",
};

export const logRoutes = (site: Site) =>
  new Elysia({ name: "logs" })
    .get("/api/tournaments/:tournament/events", async ({ request, params }) => {
      const opened = await openForOrganiser(site, request, params.tournament);
      if (isRefusal(opened)) return refusalResponse(opened);
      return new Response(formatLog(opened.fold.changes), { headers: EXPORT_HEADERS });
    })
    .post("/api/tournaments/import", async ({ request, query }) => {
      const viewer = await site.sessions.organiserOf(request);
      if (isRefusal(viewer)) return refusalResponse(viewer);
      const id = commandId(request, viewer);
      if (typeof id !== "string") return refusalResponse(id);
      const text = await readText(request, UPLOAD_BYTES);
      if (typeof text !== "string") return refusalResponse(text);
      const read = readLog(text);
      if ("fault" in read) return refusalResponse(damagedLog(read.line, read.fault));
      const full = tooMany(
        emptyContent(),
        read.changes.flatMap(({ events }) => events),
      );
      if (full) return refusalResponse(full);
      const copied = copyLog(read.changes, {
        owner: viewer.account,
        slug: query.slug ?? null,
        newId: () => crypto.randomUUID(),
      });
      return respond(
        isRefusal(copied) ? copied : await writeCopy(site.db, copied, { id, bodyHash: sha256(text) }),
      );
    });

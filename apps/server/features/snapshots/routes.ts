// The snapshot over HTTP: what polling pages ask for while their stream is down, and how it was for organisers.

import { Elysia } from "elysia";
import { PROTOCOL, type Snapshot } from "#projections/views.ts";
import { openForOrganiser } from "#server/http/open-for-organiser.ts";
import { cacheControl, type Opened, openTournament } from "#server/http/read.ts";
import { jsonResponse, packedResponse, refusalResponse, textResponse } from "#server/http/responses.ts";
import { contentOf, keptAnswer, packedAnswer } from "#server/http/shown.ts";
import { isRefusal } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { snapshotThen } from "./snapshot-then.ts";

export const snapshotRoutes = (site: Site) =>
  new Elysia({ name: "snapshots" }).get(
    "/api/tournaments/:tournament/snapshot",
    async ({ request, params, query }) => {
      const { version = null, at = null } = query;
      if (version !== null || at !== null) {
        const opened = await openForOrganiser(site, request, params.tournament);
        if (isRefusal(opened)) return refusalResponse(opened);
        const snapshot = snapshotThen(opened.fold.changes, { version, at }, site.tail.epoch());
        return isRefusal(snapshot) ? refusalResponse(snapshot) : jsonResponse(200, snapshot);
      }
      const opened = await openTournament(site, request, params.tournament);
      return isRefusal(opened) ? refusalResponse(opened) : snapshotNow(site, request, opened);
    },
  );

function snapshotNow(site: Site, request: Request, { fold, viewer }: Opened): Response {
  const { version } = fold.state;
  const epoch = site.tail.epoch();
  const etag = `"${epoch}-${version}"`;
  const headers = {
    etag,
    vary: "Authorization, Accept-Encoding",
    "cache-control": cacheControl(viewer),
    "x-tournament-version": String(version),
  };
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  const make = () => {
    const snapshot: Snapshot = { protocol: PROTOCOL, epoch, version, ...contentOf(fold) };
    return JSON.stringify(snapshot);
  };
  // The same for everyone who may see it.
  const address = `snapshot of ${epoch}`;
  return request.headers.get("accept-encoding")?.includes("gzip")
    ? packedResponse(200, packedAnswer(fold, address, make), headers)
    : textResponse(200, keptAnswer(fold, address, make), headers);
}

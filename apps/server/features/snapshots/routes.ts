// The snapshot over HTTP: what polling pages ask for while their stream is down, and how it was for organisers.

import { Elysia } from "elysia";
import { PROTOCOL, type Snapshot } from "#projections/views.ts";
import { openForOrganiser } from "#server/http/open-for-organiser.ts";
import { cacheControl, type Opened, openTournament } from "#server/http/read.ts";
import { bodyOf, takesGzip } from "#server/http/ready-answers.ts";
import { JSON_TYPE, jsonResponse, refusalResponse } from "#server/http/responses.ts";
import { answersOf, contentOf } from "#server/http/shown.ts";
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
        return isRefusal(snapshot) ? refusalResponse(snapshot) : answerThen(request, snapshot);
      }
      const opened = await openTournament(site, request, params.tournament);
      return isRefusal(opened) ? refusalResponse(opened) : snapshotNow(site, request, opened);
    },
  );

/** Asked for again and again while somebody goes through the history, perhaps on a phone. */
function answerThen(request: Request, snapshot: Snapshot): Response {
  if (!takesGzip(request)) return jsonResponse(200, snapshot);
  const headers = {
    "content-type": JSON_TYPE,
    "content-encoding": "gzip",
    "cache-control": "private, no-store",
    vary: "Authorization, Accept-Encoding",
  };
  return new Response(Bun.gzipSync(JSON.stringify(snapshot)), { headers });
}

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
  const answers = answersOf(fold);
  const make = () => {
    const snapshot: Snapshot = { protocol: PROTOCOL, epoch, version, ...contentOf(fold) };
    return bodyOf(JSON.stringify(snapshot));
  };
  // The same for everyone who may see it.
  const plain = () => answers.body(`snapshot of ${epoch}`, make);
  const packed = takesGzip(request);
  const body = packed ? answers.body(`packed snapshot of ${epoch}`, () => Bun.gzipSync(plain())) : plain();
  const all = { "content-type": JSON_TYPE, ...headers, ...(packed ? { "content-encoding": "gzip" } : {}) };
  if (viewer) return new Response(body, { headers: all });
  return answers.keep(request, body, all, packed ? "gzip" : "plain without gzip");
}

// The snapshot over HTTP: what pages poll while their stream is down, and past versions for organisers.

import { Elysia } from "elysia";
import { PROTOCOL, type Snapshot } from "#projections/views.ts";
import { inFormFor } from "#server/http/compressed.ts";
import { openForOrganiser } from "#server/http/open-for-organiser.ts";
import { cacheControl, type Opened, openTournament } from "#server/http/read.ts";
import { bodyOf } from "#server/http/ready-answers.ts";
import { JSON_TYPE, refusalResponse } from "#server/http/responses.ts";
import { answersOf, contentOf } from "#server/http/shown.ts";
import { isRefusal } from "#server/log/command.ts";
import { isSilent } from "#server/log/tail.ts";
import { behind } from "#server/sentences/common.ts";
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

const VARY = "Authorization, Accept-Encoding";

/** Requested again and again while somebody pages through the history, perhaps on a phone. */
function answerThen(request: Request, snapshot: Snapshot): Response {
  const ownHeaders = { "content-type": JSON_TYPE, "cache-control": "private, no-store", vary: VARY };
  const { body, headers } = inFormFor(request, { plain: JSON.stringify(snapshot) }, ownHeaders);
  return new Response(body, { headers });
}

function snapshotNow(site: Site, request: Request, { fold, viewer }: Opened): Response {
  const { version } = fold.state;
  const epoch = site.tail.epoch();
  const etag = `"${epoch}-${version}"`;
  const ownHeaders = {
    etag,
    vary: VARY,
    "cache-control": cacheControl(viewer),
    "x-tournament-version": String(version),
  };
  // This server cannot read the log. An old snapshot is better than none, but it must not
  // confirm that a copy is current.
  if (request.headers.get("if-none-match")?.includes(etag))
    return isSilent(site.tail)
      ? refusalResponse(behind())
      : new Response(null, { status: 304, headers: ownHeaders });
  const answers = answersOf(fold);
  // The same for everyone who may see it.
  const text = answers.text(`snapshot of ${epoch}`, () => {
    const snapshot: Snapshot = { protocol: PROTOCOL, epoch, version, ...contentOf(fold) };
    return { plain: bodyOf(JSON.stringify(snapshot)) };
  });
  const { body, headers } = inFormFor(request, text, { "content-type": JSON_TYPE, ...ownHeaders });
  return viewer ? new Response(body, { headers }) : answers.keep(request, body, headers);
}

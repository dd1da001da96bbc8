// The streams: GET /api/tournaments/{id}/live and GET /api/live.

import { Elysia } from "elysia";
import { openTournament } from "#server/http/read.ts";
import { refusalResponse } from "#server/http/responses.ts";
import { mayRead } from "#server/log/access.ts";
import { isRefusal, refuse } from "#server/log/command.ts";
import { isSilent } from "#server/log/tail.ts";
import { behind, noSuchTournament } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import type { Rows } from "./frame.ts";
import { Listener, STREAM_HEADERS } from "./listener.ts";
import { parseEventId } from "./sse.ts";

/** Heartbeats come every 15; any other connection may be silent for half as long (listen.ts). */
const STREAM_SILENCE_SECONDS = 60;
const BEHIND_WAIT_MS = 2000;

const afterOf = (request: Request) =>
  parseEventId(request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("after"));

/** `?rows=changed`: only the changed fields of rows that the page has; by default whole rows. Null: neither. */
const rowsOf = ({ rows = "whole" }: { rows?: string }): Rows | null =>
  rows === "whole" || rows === "changed" ? rows : null;

/** A stream has no end: a HEAD request gets the head and becomes no listener. */
const headOnly = () => new Response(null, { headers: STREAM_HEADERS });

export const liveRoutes = (site: Site) =>
  new Elysia({ name: "live" })
    .get("/api/tournaments/:tournament/live", async ({ request, params, query, server }) => {
      server?.timeout(request, STREAM_SILENCE_SECONDS);
      const after = afterOf(request);
      const rows = rowsOf(query);
      if (!rows) return refusalResponse(refuse(400, "bad-rows", "rows must be whole or changed."));
      const opened = await openTournament(site, request, params.tournament);
      if (isRefusal(opened)) return refusalResponse(opened);
      if (request.method === "HEAD") return headOnly();
      if (isSilent(site.tail)) return refusalResponse(behind());
      const { tournament, viewer } = opened;
      if (after?.epoch === site.tail.epoch() && after.version > opened.fold.state.version) {
        await site.folds.waitFor(tournament, after.version, BEHIND_WAIT_MS);
        const { state } = await site.folds.load(tournament);
        if (after.version > state.version) return refusalResponse(behind());
      }
      const session = viewer && (await site.sessions.sessionOf(request));
      const { state } = await site.folds.load(tournament);
      // While this waited, the right may have ended, or the log may have become unreadable.
      if (isSilent(site.tail)) return refusalResponse(behind());
      if (!mayRead(state, viewer)) return refusalResponse(noSuchTournament());
      const listener = new Listener(viewer, session, rows);
      site.hub.follow(tournament, listener, after);
      return listener.response;
    })
    .get("/api/live", async ({ request, server }) => {
      server?.timeout(request, STREAM_SILENCE_SECONDS);
      if (request.method === "HEAD") return headOnly();
      if (isSilent(site.tail)) return refusalResponse(behind());
      const after = afterOf(request);
      if (after?.epoch === site.home.epoch()) await site.home.waitFor(after.version, BEHIND_WAIT_MS);
      const isAhead = after?.epoch === site.home.epoch() && after.version > site.home.version();
      if (isAhead || isSilent(site.tail)) return refusalResponse(behind());
      const listener = new Listener(null, null);
      site.hub.followHome(listener, after);
      return listener.response;
    });

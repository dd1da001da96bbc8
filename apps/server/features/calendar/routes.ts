// The calendar over HTTP: GET /{slug}/calendar/{teamId}.ics.
import { Elysia } from "elysia";
import { cacheControl, openTournament } from "#server/http/read.ts";
import { refusalResponse } from "#server/http/responses.ts";
import { isRefusal } from "#server/log/command.ts";
import { tournamentBySlug } from "#server/log/event-store.ts";
import { noSuchTournament, unknown } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { calendarFeed } from "./feed.ts";

export const calendarRoutes = (site: Site) =>
  new Elysia({ name: "calendar" }).get("/:slug/calendar/:file", async ({ request, params }) => {
    const [, team = ""] = /^([0-9a-f-]{36})\.ics$/i.exec(params.file) ?? [];
    const id = await tournamentBySlug(site.db, params.slug);
    const opened = id ? await openTournament(site, request, id) : noSuchTournament();
    if (isRefusal(opened)) return refusalResponse(opened);
    const { state, changes } = opened.fold;
    if (!state.content.team.has(team)) return refusalResponse(unknown("team"));
    return new Response(calendarFeed(state, changes, team), {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'inline; filename="games.ics"',
        "cache-control": cacheControl(opened.viewer),
      },
    });
  });

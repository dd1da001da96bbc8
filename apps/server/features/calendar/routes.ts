// The calendar over HTTP: GET /{slug}/calendar/{teamId}.ics.
import { Elysia } from "elysia";
import { cacheControl, openTournament } from "#server/http/read.ts";
import { refusalResponse } from "#server/http/responses.ts";
import { answersOf } from "#server/http/shown.ts";
import { isRefusal } from "#server/log/command.ts";
import { tournamentBySlug } from "#server/log/read-changes.ts";
import { noSuchTournament, unknown } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { calendarFeed } from "./feed.ts";

export const calendarRoutes = (site: Site) =>
  new Elysia({ name: "calendar" }).get("/:slug/calendar/:file", async ({ request, params }) => {
    const [, team = ""] = /^([0-9a-f-]{36})\.ics$/i.exec(params.file) ?? [];
    const id = await tournamentBySlug(site.db, params.slug);
    const opened = id ? await openTournament(site, request, id) : noSuchTournament();
    if (isRefusal(opened)) return refusalResponse(opened);
    const { fold, viewer } = opened;
    const { state, changes } = fold;
    if (!state.content.team.has(team)) return refusalResponse(unknown("team"));
    const headers = {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="games.ics"',
      "cache-control": cacheControl(viewer),
    };
    if (viewer) return new Response(calendarFeed(state, changes, team), { headers });
    // Made once per state, whatever the query says, because the whole log is read for it.
    const plain = new Request(request.url.split("?", 1)[0]!);
    const answers = answersOf(fold);
    return answers.find(plain) ?? answers.keep(plain, calendarFeed(state, changes, team), headers);
  });

// Feedback over HTTP: given by anyone, listed, hidden by organisers.

import { Elysia } from "elysia";
import { z } from "zod";
import type { Id } from "#events/entities.ts";
import { isId } from "#events/id.ts";
import type { Caller } from "#server/http/client-address.ts";
import { flag, optionalText } from "#server/http/fields.ts";
import { post } from "#server/http/post.ts";
import { cacheControl, openTournament } from "#server/http/read.ts";
import { jsonResponse, refusalResponse } from "#server/http/responses.ts";
import { write } from "#server/http/write.ts";
import { mayOrganise } from "#server/log/access.ts";
import { isRefusal, type Viewer } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { giveFeedback, hideFeedback, isHidden } from "./decide.ts";
import { feedbackFor, feedbackView, isFeedbackOf, keepFeedback, publicFeedback } from "./store.ts";

const GIVE = z.object({
  text: z.unknown().optional(),
  name: optionalText("Name", 100),
  isPrivate: flag("Private"),
});

export function feedbackRoutes(site: Site) {
  const limit = site.limits.feedback;

  const give = (caller: Caller, tournament: Id | null): Promise<Response> =>
    post(site, caller, {
      input: GIVE,
      limit,
      act: async (db, input) => {
        const feedback = giveFeedback(input);
        if (isRefusal(feedback)) return feedback;
        return { status: 201, body: feedbackView(await keepFeedback(db, tournament, feedback)) };
      },
    });

  return new Elysia({ name: "feedback" })
    .get("/api/feedback", async ({ request }) => {
      const viewer = await site.sessions.visitorOf(request);
      const rows = await publicFeedback(site.db, null);
      return listResponse(rows.map(feedbackView), viewer);
    })
    .post("/api/feedback", ({ request, server }) => give({ request, server }, null))
    .get("/api/feedback/:tournament", async ({ request, params }) => {
      const opened = await openTournament(site, request, params.tournament);
      if (isRefusal(opened)) return refusalResponse(opened);
      const rows = await publicFeedback(site.db, opened.tournament);
      const shown = rows.filter(({ id }) => !isHidden(opened.fold.state, id));
      return listResponse(shown.map(feedbackView), opened.viewer);
    })
    .post("/api/feedback/:tournament", async ({ request, server, params }) => {
      const opened = await openTournament(site, request, params.tournament);
      return isRefusal(opened) ? refusalResponse(opened) : give({ request, server }, opened.tournament);
    })
    .delete("/api/feedback/:tournament/:feedback", ({ request, params }) => {
      const { tournament, feedback: id } = params;
      let given = false;
      return write(site, request, {
        kind: "HideFeedback",
        input: z.object({}),
        tournament,
        prepare: async () => {
          given = isId(tournament) && isId(id) && (await isFeedbackOf(site.db, tournament, id));
          return null;
        },
        decide: (state) => hideFeedback(state, id.toLowerCase(), given),
        answer: (_, change) => ({
          status: 200,
          body: { message: "Feedback hidden.", change: change?.change ?? null },
        }),
      });
    })
    .get("/api/adminfeedback", async ({ request }) => {
      const viewer = await site.sessions.organiserOf(request);
      if (isRefusal(viewer)) return refusalResponse(viewer);
      return jsonResponse(200, await organisersList(site, viewer));
    });
}

const listResponse = (rows: unknown[], viewer: Viewer | null): Response =>
  jsonResponse(200, rows, { "cache-control": cacheControl(viewer), vary: "Authorization" });

/** Includes private feedback but not hidden feedback, each with its tournament's name and link. */
async function organisersList({ db, folds }: Site, viewer: Viewer) {
  const rows = await feedbackFor(db, viewer);
  const shown = [];
  for (const { card, ...row } of rows) {
    const state = row.tournament === null ? null : (await folds.load(row.tournament)).state;
    if (state && (isHidden(state, row.id) || !mayOrganise(state, viewer))) continue;
    shown.push({
      ...feedbackView(row),
      tournamentName: card?.name ?? null,
      linkindex: card?.linkindex ?? null,
    });
  }
  return shown;
}

// The history over HTTP: read by organisers, previewed, undone; and restoring a deleted tournament, by its owner.

import { Elysia } from "elysia";
import { z } from "zod";
import { tournamentView } from "#projections/snapshot.ts";
import { requiredText } from "#server/http/fields.ts";
import { openForOrganiser } from "#server/http/open-for-organiser.ts";
import { jsonResponse, refusalResponse } from "#server/http/responses.ts";
import { write } from "#server/http/write.ts";
import { restorerRefusal } from "#server/log/access.ts";
import { isRefusal, refuse } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { restoreTournament, undoChange } from "./decide.ts";
import { historyOf } from "./list.ts";
import { previewUndo } from "./preview.ts";

const CONFIRM = z.object({
  confirm: z.union([z.array(requiredText("confirm", 100)).max(100_000), z.boolean()]).nullish(),
});

const wholeNumber = (text: string | undefined, otherwise: number): number | null =>
  text === undefined ? otherwise : /^\d{1,9}$/.test(text) ? Number(text) : null;

const MAX_LIMIT = 200;

export const historyRoutes = (site: Site) =>
  new Elysia({ name: "history" })
    .get("/api/tournaments/:tournament/history", async ({ request, params, query }) => {
      const opened = await openForOrganiser(site, request, params.tournament);
      if (isRefusal(opened)) return refusalResponse(opened);
      const before = wholeNumber(query.before, Number.MAX_SAFE_INTEGER);
      const after = wholeNumber(query.after, 0);
      const limit = wholeNumber(query.limit, 50);
      if (before === null || after === null || limit === null || limit < 1 || limit > MAX_LIMIT) {
        return refusalResponse(
          refuse(
            400,
            "bad-input",
            `before and after must be versions, and limit a number from 1 to ${MAX_LIMIT}.`,
          ),
        );
      }
      const filter = { before, after, limit, entity: query.entity ?? null, actor: query.actor ?? null };
      return jsonResponse(200, await historyOf(site, opened.fold, filter));
    })
    .post("/api/tournaments/:tournament/history/:change/preview", async ({ request, params }) => {
      const opened = await openForOrganiser(site, request, params.tournament);
      if (isRefusal(opened)) return refusalResponse(opened);
      if (!opened.fold.changes.some(({ change }) => change === params.change)) {
        return refusalResponse(refuse(404, "unknown-change", "There is no such change in this tournament."));
      }
      return jsonResponse(200, await previewUndo(site, opened.fold, params.change));
    })
    .post("/api/tournaments/:tournament/history/:change/undo", ({ request, params }) =>
      write(site, request, {
        kind: "Undo",
        input: CONFIRM,
        tournament: params.tournament,
        decide: (state, { confirm }, context, log) =>
          undoChange(state, log(), params.change, context.confirm || (confirm ?? false)),
        answer: (state, change) => ({
          status: 200,
          body: { change: change?.change, version: state.version },
        }),
        describe: async (refusal, fold) =>
          refusal.code === "has-dependents"
            ? {
                ...refusal,
                details: { confirmable: true, ...(await previewUndo(site, fold, params.change)) },
              }
            : refusal,
      }),
    )
    .post("/api/tournaments/:tournament/restore", ({ request, params }) =>
      write(site, request, {
        kind: "Undo",
        input: z.object({}),
        tournament: params.tournament,
        right: restorerRefusal,
        decide: (state, _, __, log) => restoreTournament(state, log()),
        answer: (state) => ({ status: 200, body: tournamentView(state) }),
      }),
    );

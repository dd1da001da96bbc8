// Tournaments over HTTP: listed, found by link or id, created, changed, deleted; who may organise what.

import { Elysia } from "elysia";
import { z } from "zod";
import { isId } from "#events/id.ts";
import { tournamentView } from "#projections/snapshot.ts";
import type { State } from "#projections/state/state.ts";
import { date, flag, optionalText, reference, requiredDate, requiredText } from "#server/http/fields.ts";
import { cacheControl, read } from "#server/http/read.ts";
import { jsonResponse, refusalResponse } from "#server/http/responses.ts";
import { write } from "#server/http/write.ts";
import { mayOrganise } from "#server/log/access.ts";
import { isRefusal } from "#server/log/command.ts";
import { loadWhere } from "#server/log/load-where.ts";
import { lastPosition, tournamentBySlug } from "#server/log/read-changes.ts";
import { isSilent } from "#server/log/tail.ts";
import { behind } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { changeTournament, createTournament, removeTournament } from "./decide.ts";
import { deletedBy, tournamentsOf } from "./list.ts";

const texts = { organization: optionalText("Organization", 200), location: optionalText("Location", 200) };
const switches = {
  isPublished: flag("Is Published"),
  published: flag("Is Published"),
  isCustomStanding: flag("Custom Standing"),
  isCustomPlayoff: flag("Custom Playoff"),
};
/** The list follows the log; a reader waits this long for what is just written. */
const LIST_WAIT_MS = 1000;

const name = requiredText("Name", 150);
const acronym = requiredText("Acronym", 40);
const startdate = requiredDate("Start Date");

const CREATE = z.object({
  name,
  acronym,
  startdate,
  enddate: date,
  slug: optionalText("The link", 200),
  ...texts,
  ...switches,
});
const CHANGE = z.object({
  name: name.optional(),
  acronym: acronym.optional(),
  startdate: startdate.optional(),
  enddate: date,
  winner: reference("Winner"),
  unusualScoreWarnings: flag("Score warnings"),
  ...texts,
  ...switches,
});

/** Both names of the switch are taken; `isPublished` is the one that is answered. */
const published = <F extends { published?: boolean | undefined; isPublished?: boolean | undefined }>({
  published: sent,
  ...fields
}: F) => ({
  ...fields,
  isPublished: fields.isPublished ?? sent,
});

/** This server cannot read the log. An old list is better than none, but it must not confirm that a copy is current. */
async function publishedList(site: Site, request: Request): Promise<Response> {
  const had = request.headers.get("if-none-match");
  if (isSilent(site.tail)) {
    if (had) return refusalResponse(behind());
  } else await site.home.waitFor(await lastPosition(site.db).catch(() => 0), LIST_WAIT_MS);
  const etag = `"${site.home.epoch()}-${site.home.version()}"`;
  const headers = { etag, "cache-control": cacheControl(null) };
  return had?.includes(etag)
    ? new Response(null, { status: 304, headers })
    : jsonResponse(200, site.home.published(), headers);
}

export const tournamentRoutes = (site: Site) =>
  new Elysia({ name: "tournaments" })
    .get("/api/tournaments/published", ({ request }) => publishedList(site, request))
    .get("/api/tournament/:linkindex", async ({ request, params }) =>
      read(
        site,
        request,
        (await tournamentBySlug(site.db, params.linkindex)) ?? "",
        ({ tournament }) => tournament,
      ),
    )
    .get("/api/tournament/id/:tournament", ({ request, params }) =>
      read(site, request, params.tournament, ({ tournament }) => tournament),
    )
    .get("/api/tournaments/:tournament/admin-check", async ({ request, params }) => {
      const viewer = await site.sessions.organiserOf(request);
      if (isRefusal(viewer)) return refusalResponse(viewer);
      const isTheirs = (state: State) => mayOrganise(state, viewer);
      const id = params.tournament.toLowerCase();
      const isAdmin = isId(id) && isTheirs((await loadWhere(site.folds, id, isTheirs)).state);
      return jsonResponse(200, { isAdmin });
    })
    .get("/api/admin/tournaments", async ({ request, query }) => {
      const viewer = await site.sessions.organiserOf(request);
      if (isRefusal(viewer)) return refusalResponse(viewer);
      const list = query.deleted === "true" ? deletedBy : tournamentsOf;
      return jsonResponse(200, await list(site.db, viewer));
    })
    .post("/api/tournaments", ({ request }) => {
      const id = crypto.randomUUID();
      return write(site, request, {
        kind: "CreateTournament",
        // It has no organisers yet.
        right: () => null,
        input: CREATE,
        tournament: () => id,
        decide: (_, input, { viewer }) => createTournament(id, viewer.account, published(input)),
        answer: (state) => ({ status: 201, body: tournamentView(state) }),
      });
    })
    .put("/api/tournaments/:tournament", ({ request, params }) =>
      write(site, request, {
        kind: "ChangeTournament",
        input: CHANGE,
        tournament: params.tournament,
        decide: (state, input, { expected }) => changeTournament(state, published(input), expected),
        answer: (state) => ({ status: 200, body: tournamentView(state) }),
      }),
    )
    .delete("/api/tournaments/:tournament", ({ request, params }) => {
      const removal = crypto.randomUUID();
      return write(site, request, {
        kind: "RemoveTournament",
        input: z.object({}),
        tournament: params.tournament,
        decide: (state, _, { viewer, expected }) => removeTournament(state, viewer, removal, expected),
        answer: () => ({ status: 200, body: { message: "Tournament deleted." } }),
      });
    });

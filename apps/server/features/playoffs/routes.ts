// Wildcards and the bracket over HTTP: read, previewed, created, corrected, removed.

import { Elysia } from "elysia";
import { z } from "zod";
import type { Id } from "#events/entities.ts";
import { BRACKET_GAMES } from "#projections/bracket/bracket.ts";
import { entityView } from "#projections/entity-view.ts";
import { snapshotContent } from "#projections/snapshot.ts";
import type { State } from "#projections/state/state.ts";
import { read } from "#server/http/read.ts";
import { itemEdits } from "#server/http/several.ts";
import { write } from "#server/http/write.ts";
import { MOST } from "#server/log/bounds.ts";
import type { Site } from "#server/site.ts";
import { addPlayoffGame } from "./add.ts";
import { changePlayoffGames } from "./change.ts";
import { createPlayoffs, createWildcards, removePlayoffs, removeWildcards } from "./create.ts";
import { CHANGE_GAME, CHANGE_GAMES, PLAYOFFS, RAW_GAME, WILDCARDS } from "./input.ts";
import { newIds } from "./new-ids.ts";
import { previewPlayoffs, previewWildcards } from "./preview.ts";

const viewOf = (state: State, id: Id) =>
  entityView(state, "playoffGame", id) ?? entityView(state, "wildcardGame", id);

export const playoffRoutes = (site: Site) =>
  new Elysia({ name: "playoffs" })
    .get("/api/wildcardgames/:tournament", ({ request, params }) =>
      read(site, request, params.tournament, ({ wildcardGames }) => wildcardGames),
    )
    .get("/api/playoffgames/:tournament", ({ request, params }) =>
      read(site, request, params.tournament, ({ playoffGames }) => playoffGames),
    )
    .get("/api/playoffgames/all/:tournament", ({ request, params }) =>
      read(site, request, params.tournament, ({ playoffGames, wildcardGames }) => [
        ...playoffGames,
        ...wildcardGames,
      ]),
    )
    .post("/api/playoffgames/:tournament", ({ request, params }) => {
      const id = crypto.randomUUID();
      return write(site, request, {
        kind: "AddPlayoffGame",
        input: RAW_GAME,
        tournament: params.tournament,
        decide: (state, input) => addPlayoffGame(state, id, input),
        answer: (state) => ({ status: 201, body: viewOf(state, id) }),
      });
    })
    .put("/api/:tournament/playoffgames/:game", ({ request, params }) =>
      change(site, request, params.tournament, params.game),
    )
    .put("/api/playoffgames/:tournament/:game", ({ request, params }) =>
      change(site, request, params.tournament, params.game),
    )
    .put("/api/:tournament/playoffgames", ({ request, params }) =>
      write(site, request, {
        kind: "ChangePlayoffGames",
        input: CHANGE_GAMES,
        tournament: params.tournament,
        decide: (state, items, { confirm }) => changePlayoffGames(state, itemEdits(items), confirm),
        answer: (state, _, items) => ({ status: 200, body: items.map(({ _id }) => viewOf(state, _id)) }),
      }),
    )
    .delete("/api/playoffgames/:tournament", ({ request, params }) =>
      write(site, request, {
        kind: "RemovePlayoffs",
        input: z.object({}),
        tournament: params.tournament,
        decide: removePlayoffs,
        answer: () => ({ status: 200, body: { message: "Playoff games deleted." } }),
      }),
    )
    .delete("/api/wildcardgames/:tournament", ({ request, params }) =>
      write(site, request, {
        kind: "RemoveWildcards",
        input: z.object({}),
        tournament: params.tournament,
        decide: removeWildcards,
        answer: () => ({ status: 200, body: { message: "Wildcard games deleted." } }),
      }),
    )
    .post("/api/tournaments/:tournament/wildcards", ({ request, params }) =>
      makeWildcards(site, request, params.tournament),
    )
    .post("/api/tournaments/:tournament/wildcards/preview", ({ request, params }) =>
      makeWildcards(site, request, params.tournament, previewWildcards),
    )
    .post("/api/tournaments/:tournament/playoffs", ({ request, params }) =>
      makePlayoffs(site, request, params.tournament),
    )
    .post("/api/tournaments/:tournament/playoffs/preview", ({ request, params }) =>
      makePlayoffs(site, request, params.tournament, previewPlayoffs),
    );

/** `dryRun`: answered instead of done. */
function makeWildcards(site: Site, request: Request, tournament: string, dryRun?: typeof previewWildcards) {
  const ids = newIds(MOST.wildcardGame);
  return write(site, request, {
    kind: "CreateWildcards",
    input: WILDCARDS,
    tournament,
    decide: (state, input, { confirm }) =>
      createWildcards(state, input, ids, confirm || input.confirm === true),
    answer: (state) => ({ status: 201, body: snapshotContent(state).wildcardGames }),
    dryRun: dryRun ?? null,
  });
}

function makePlayoffs(site: Site, request: Request, tournament: string, dryRun?: typeof previewPlayoffs) {
  const ids = newIds(BRACKET_GAMES);
  return write(site, request, {
    kind: "CreatePlayoffs",
    input: PLAYOFFS,
    tournament,
    decide: (state, input, { confirm }) =>
      createPlayoffs(state, input, ids, confirm || input.confirm === true),
    answer: (state) => ({ status: 201, body: snapshotContent(state).playoffGames }),
    dryRun: dryRun ?? null,
  });
}

const change = (site: Site, request: Request, tournament: string, game: string) =>
  write(site, request, {
    kind: "ChangePlayoffGames",
    input: CHANGE_GAME,
    tournament,
    decide: (state, { confirm: sent, ...fields }, { expected, confirm }) =>
      changePlayoffGames(state, [{ id: game, fields, expected }], confirm || sent === true),
    answer: (state) => ({ status: 200, body: viewOf(state, game) }),
  });

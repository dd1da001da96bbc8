// Games over HTTP: read, added, changed one by one or several at once, removed.

import { Elysia } from "elysia";
import { z } from "zod";
import { gamesOf, inOrder, withGaps } from "#projections/schedule.ts";
import { gameView } from "#projections/snapshot.ts";
import type { SnapshotContent } from "#projections/views.ts";
import { read } from "#server/http/read.ts";
import { deleteSeveral, itemEdits, viewsOf } from "#server/http/several.ts";
import { write } from "#server/http/write.ts";
import { unknown } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { addGame, changeGames, removeGame } from "./decide.ts";
import { ADD_GAME, CHANGE_GAME, CHANGE_GAMES } from "./input.ts";

const ofTeam = ({ games, teams, tournament }: SnapshotContent, team: string) =>
  teams.some(({ _id }) => _id === team) ? inOrder(gamesOf(games, team), tournament.startdate) : null;

export const gameRoutes = (site: Site) =>
  new Elysia({ name: "games" })
    .get("/api/games/:tournament", ({ request, params }) =>
      read(site, request, params.tournament, ({ games }) => games),
    )
    .get("/api/games/team/:tournament/:team", ({ request, params }) =>
      read(site, request, params.tournament, (content) => ofTeam(content, params.team) ?? unknown("team")),
    )
    .get("/api/schedulegames/team/:tournament/:team", ({ request, params, query }) =>
      read(site, request, params.tournament, (content) => {
        const games = ofTeam(content, params.team);
        if (games === null) return unknown("team");
        return query.gaps === "true" ? withGaps(games, content.tournament.startdate) : games;
      }),
    )
    .post("/api/games", ({ request }) => {
      const id = crypto.randomUUID();
      return write(site, request, {
        kind: "AddGame",
        input: ADD_GAME,
        tournament: ({ tournament }) => tournament,
        decide: (state, input) => addGame(state, id, input),
        answer: (state) => ({ status: 201, body: gameView(state, id) }),
      });
    })
    .put("/api/:tournament/games/:game", ({ request, params }) =>
      write(site, request, {
        kind: "ChangeGames",
        input: CHANGE_GAME,
        tournament: params.tournament,
        decide: (state, fields, { expected }) => changeGames(state, [{ id: params.game, fields, expected }]),
        answer: (state) => ({ status: 200, body: gameView(state, params.game) }),
      }),
    )
    .put("/api/:tournament/games", ({ request, params }) =>
      write(site, request, {
        kind: "ChangeGames",
        input: CHANGE_GAMES,
        tournament: params.tournament,
        decide: (state, items) => changeGames(state, itemEdits(items)),
        answer: (state, _, items) => ({ status: 200, body: viewsOf(state, "game", items) }),
      }),
    )
    .post("/api/:tournament/games/delete", ({ request, params }) =>
      deleteSeveral(site, request, params.tournament, "RemoveGames", removeGame),
    )
    .delete("/api/:tournament/games/:game", ({ request, params }) =>
      write(site, request, {
        kind: "RemoveGames",
        input: z.object({}),
        tournament: params.tournament,
        decide: (state, _, { expected }) => removeGame(state, params.game, expected),
        answer: () => ({ status: 200, body: { message: "Game deleted." } }),
      }),
    );

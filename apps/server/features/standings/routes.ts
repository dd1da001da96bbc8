// Standings over HTTP: read, calculated, typed.

import { Elysia } from "elysia";
import { z } from "zod";
import { standingViews, teamView } from "#projections/snapshot.ts";
import { tournamentOf } from "#projections/state/content.ts";
import { count } from "#server/http/fields.ts";
import { read } from "#server/http/read.ts";
import { itemEdits, severalOf, viewsOf } from "#server/http/several.ts";
import { write } from "#server/http/write.ts";
import type { Site } from "#server/site.ts";
import { AUTOMATIC_NOTICE, calculateStandings, typeRecords } from "./decide.ts";

const RECORD = z.object({
  standing: count("Standing"),
  totalGamesPlayed: count("Total games"),
  totalWins: count("Wins"),
  totalLosses: count("Losses"),
  totalPoints: count("Points"),
  cumulativePointDifference: count("The point difference", -100_000),
});

const RECORDS = severalOf(RECORD.shape);

export const standingRoutes = (site: Site) =>
  new Elysia({ name: "standings" })
    .get("/api/standings/:tournament", ({ request, params }) =>
      read(site, request, params.tournament, ({ standings }) => standings),
    )
    .put("/api/teamstanding/:tournament", ({ request, params }) =>
      write(site, request, {
        kind: "CalculateStandings",
        input: z.unknown(),
        tournament: params.tournament,
        decide: calculateStandings,
        answer: (state) => ({
          status: 200,
          body: {
            message: "Standing Updated successfully!",
            ...(tournamentOf(state.content).isCustomStanding ? {} : { notice: AUTOMATIC_NOTICE }),
            standings: standingViews(state),
          },
        }),
      }),
    )
    .put("/api/:tournament/teamstat/:team", ({ request, params }) =>
      write(site, request, {
        kind: "TypeRecords",
        input: RECORD,
        tournament: params.tournament,
        decide: (state, fields, { expected }) => typeRecords(state, [{ id: params.team, fields, expected }]),
        answer: (state) => ({ status: 200, body: teamView(state, params.team) }),
      }),
    )
    .put("/api/:tournament/teamstat", ({ request, params }) =>
      write(site, request, {
        kind: "TypeRecords",
        input: RECORDS,
        tournament: params.tournament,
        decide: (state, items) => typeRecords(state, itemEdits(items)),
        answer: (state, _, items) => ({ status: 200, body: viewsOf(state, "team", items) }),
      }),
    );

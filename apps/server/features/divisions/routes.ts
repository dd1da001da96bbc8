// Divisions over HTTP.

import { Elysia } from "elysia";
import { z } from "zod";
import { NAME_LENGTH } from "#events/rules/name.ts";
import { divisionView } from "#projections/snapshot.ts";
import { optionalText, requiredText } from "#server/http/fields.ts";
import { read } from "#server/http/read.ts";
import { deleteSeveral, itemEdits, severalOf, viewsOf } from "#server/http/several.ts";
import { write } from "#server/http/write.ts";
import type { Site } from "#server/site.ts";
import { addDivision, changeDivision, changeDivisions, removeDivision } from "./decide.ts";

const name = requiredText("Name", NAME_LENGTH);
const description = optionalText("Description", 500);

const ADD = z.object({ tournamentID: requiredText("tournamentID", 100), name, description });
const CHANGE_FIELDS = { name: name.optional(), description };
const CHANGE = z.object(CHANGE_FIELDS);
const CHANGE_SEVERAL = severalOf(CHANGE_FIELDS);

export const divisionRoutes = (site: Site) =>
  new Elysia({ name: "divisions" })
    .get("/api/divisions/:tournament", ({ request, params }) =>
      read(site, request, params.tournament, ({ divisions }) => divisions),
    )
    .post("/api/divisions", ({ request }) => {
      const id = crypto.randomUUID();
      return write(site, request, {
        kind: "AddDivision",
        input: ADD,
        tournament: ({ tournamentID }) => tournamentID,
        decide: (state, input) => addDivision(state, id, input),
        answer: (state) => ({ status: 201, body: divisionView(state, id) }),
      });
    })
    .put("/api/:tournament/divisions/:division", ({ request, params }) =>
      write(site, request, {
        kind: "ChangeDivisions",
        input: CHANGE,
        tournament: params.tournament,
        decide: (state, input, { expected }) => changeDivision(state, params.division, input, expected),
        answer: (state) => ({ status: 200, body: divisionView(state, params.division) }),
      }),
    )
    .put("/api/:tournament/divisions", ({ request, params }) =>
      write(site, request, {
        kind: "ChangeDivisions",
        input: CHANGE_SEVERAL,
        tournament: params.tournament,
        decide: (state, items) => changeDivisions(state, itemEdits(items)),
        answer: (state, _, items) => ({ status: 200, body: viewsOf(state, "division", items) }),
      }),
    )
    .post("/api/:tournament/divisions/delete", ({ request, params }) =>
      deleteSeveral(site, request, params.tournament, "RemoveDivisions", removeDivision),
    )
    .delete("/api/:tournament/divisions/:division", ({ request, params }) =>
      write(site, request, {
        kind: "RemoveDivisions",
        input: z.object({}),
        tournament: params.tournament,
        decide: (state, _, { expected }) => removeDivision(state, params.division, expected),
        answer: () => ({ status: 200, body: { message: "Division deleted." } }),
      }),
    );

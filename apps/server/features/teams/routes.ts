// Teams over HTTP. The specification's older paths name no tournament: it is found by the team.

import { Elysia } from "elysia";
import { z } from "zod";
import { isId } from "#events/id.ts";
import { NAME_LENGTH } from "#events/rules/name.ts";
import { teamView } from "#projections/snapshot.ts";
import { optionalText, reference, requiredText } from "#server/http/fields.ts";
import { read } from "#server/http/read.ts";
import { deleteSeveral, itemEdits, listOf, severalOf, viewsOf } from "#server/http/several.ts";
import { write } from "#server/http/write.ts";
import { unknown } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { addTeam, addTeams, changeTeam, changeTeams, removeTeam } from "./decide.ts";

const fields = {
  captain: optionalText("Captain", NAME_LENGTH),
  state: optionalText("Organization/State", NAME_LENGTH),
  division: reference("Division"),
};
const name = requiredText("Name", NAME_LENGTH);

const ADD = z.object({ tournamentID: requiredText("tournamentID", 100), name, ...fields });
const ADD_SEVERAL = listOf(z.object({ name, ...fields }));
const CHANGE_FIELDS = { name: name.optional(), ...fields };
const CHANGE = z.object(CHANGE_FIELDS);
const CHANGE_SEVERAL = severalOf(CHANGE_FIELDS);

export const teamRoutes = (site: Site) =>
  new Elysia({ name: "teams" })
    .get("/api/teams/:tournament", ({ request, params }) =>
      read(site, request, params.tournament, ({ teams }) => teams),
    )
    .get("/api/teams/:tournament/division/:division", ({ request, params }) =>
      read(site, request, params.tournament, ({ teams, divisions }) =>
        divisions.some(({ _id }) => _id === params.division)
          ? teams.filter(({ division }) => division?._id === params.division)
          : unknown("division"),
      ),
    )
    .post("/api/teams", ({ request }) => {
      const id = crypto.randomUUID();
      return write(site, request, {
        kind: "AddTeam",
        input: ADD,
        tournament: ({ tournamentID }) => tournamentID,
        decide: (state, input) => addTeam(state, id, input),
        answer: (state) => ({ status: 201, body: teamView(state, id) }),
      });
    })
    .post("/api/:tournament/teams", ({ request, params }) => {
      const ids: string[] = [];
      const idOf = (row: number) => (ids[row] ??= crypto.randomUUID());
      return write(site, request, {
        kind: "AddTeam",
        input: ADD_SEVERAL,
        tournament: params.tournament,
        decide: (state, teams) => addTeams(state, new Map(teams.map((team, row) => [idOf(row), team]))),
        answer: (state, _, teams) => ({
          status: 201,
          body: viewsOf(
            state,
            "team",
            teams.map((_, row) => ({ _id: idOf(row) })),
          ),
        }),
      });
    })
    .put("/api/:tournament/teams/:team", ({ request, params }) =>
      change(site, request, params.tournament, params.team),
    )
    .delete("/api/:tournament/teams/:team", ({ request, params }) =>
      remove(site, request, params.tournament, params.team),
    )
    .put("/api/:tournament/teams", ({ request, params }) =>
      write(site, request, {
        kind: "ChangeTeams",
        input: CHANGE_SEVERAL,
        tournament: params.tournament,
        decide: (state, items) => changeTeams(state, itemEdits(items)),
        answer: (state, _, items) => ({ status: 200, body: viewsOf(state, "team", items) }),
      }),
    )
    .post("/api/:tournament/teams/delete", ({ request, params }) =>
      deleteSeveral(site, request, params.tournament, "RemoveTeams", removeTeam),
    )
    .put("/api/teams/:team", async ({ request, params }) =>
      change(site, request, await tournamentOfTeam(site, params.team), params.team),
    )
    .delete("/api/teams/:team", async ({ request, params }) =>
      remove(site, request, await tournamentOfTeam(site, params.team), params.team),
    );

const change = (site: Site, request: Request, tournament: string, team: string) =>
  write(site, request, {
    kind: "ChangeTeams",
    input: CHANGE,
    tournament,
    decide: (state, input, { expected }) => changeTeam(state, team, input, expected),
    answer: (state) => ({ status: 200, body: teamView(state, team) }),
  });

const remove = (site: Site, request: Request, tournament: string, team: string) =>
  write(site, request, {
    kind: "RemoveTeams",
    input: z.object({}),
    tournament,
    decide: (state, _, { expected }) => removeTeam(state, team, expected),
    answer: () => ({ status: 200, body: { message: "Team deleted." } }),
  });

/** An unknown team belongs to no tournament; the empty id is answered like an unknown one, after the token. */
async function tournamentOfTeam({ db }: Site, team: string): Promise<string> {
  if (!isId(team)) return "";
  const row = await db.selectFrom("teams").select("tournament").where("id", "=", team).executeTakeFirst();
  return row?.tournament ?? "";
}

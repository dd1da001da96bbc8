// The tables over HTTP: GET /api/tournaments/{id}/standings.csv and its siblings.
import { Elysia } from "elysia";
import { cacheControl, openTournament } from "#server/http/read.ts";
import { refusalResponse } from "#server/http/responses.ts";
import { contentOf } from "#server/http/shown.ts";
import { isRefusal } from "#server/log/command.ts";
import type { Site } from "#server/site.ts";
import { csvOf } from "./csv.ts";
import { TABLES, type TableName } from "./tables.ts";

export function tableRoutes(site: Site) {
  const routes = new Elysia({ name: "tables" });
  for (const table of Object.keys(TABLES) as TableName[]) {
    routes.get(`/api/tournaments/:tournament/${table}.csv`, ({ request, params }) =>
      file(site, request, (params as { tournament: string }).tournament, table),
    );
  }
  return routes;
}

async function file(site: Site, request: Request, tournament: string, table: TableName): Promise<Response> {
  const opened = await openTournament(site, request, tournament);
  if (isRefusal(opened)) return refusalResponse(opened);
  const content = contentOf(opened.fold);
  const { columns, rows } = TABLES[table];
  const name = encodeURIComponent(`${content.tournament.linkindex}-${table}.csv`);
  return new Response(csvOf(columns, rows(content)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${table}.csv"; filename*=UTF-8''${name}`,
      "cache-control": cacheControl(opened.viewer),
      vary: "Authorization",
    },
  });
}

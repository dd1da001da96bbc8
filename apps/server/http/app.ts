// The whole site as one Elysia instance: every feature's routes, errors in one shape, then the pages.

import { Elysia } from "elysia";
import { descriptionRoutes } from "#server/api-description/routes.ts";
import { accountRoutes } from "#server/features/accounts/routes.ts";
import { calendarRoutes } from "#server/features/calendar/routes.ts";
import { contactRoutes } from "#server/features/contact/routes.ts";
import { divisionRoutes } from "#server/features/divisions/routes.ts";
import { feedbackRoutes } from "#server/features/feedback/routes.ts";
import { gameRoutes } from "#server/features/games/routes.ts";
import { uploadRoutes } from "#server/features/games/upload-routes.ts";
import { historyRoutes } from "#server/features/history/routes.ts";
import { logRoutes } from "#server/features/logs/routes.ts";
import { organiserRoutes } from "#server/features/organisers/routes.ts";
import { playoffRoutes } from "#server/features/playoffs/routes.ts";
import { previewImageRoutes } from "#server/features/preview-image/routes.ts";
import { shareRoutes } from "#server/features/shares/routes.ts";
import { snapshotRoutes } from "#server/features/snapshots/routes.ts";
import { standingRoutes } from "#server/features/standings/routes.ts";
import { tableRoutes } from "#server/features/tables/routes.ts";
import { teamRoutes } from "#server/features/teams/routes.ts";
import { tournamentRoutes } from "#server/features/tournaments/routes.ts";
import { complain } from "#server/journal.ts";
import { liveRoutes } from "#server/live/routes.ts";
import { refuse } from "#server/log/command.ts";
import { isPassing } from "#server/log/passing-trouble.ts";
import { broken, databaseAway } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { healthRoutes } from "./health.ts";
import { metricsRoutes } from "./metrics.ts";
import { pageRoutes } from "./pages/pages.ts";
import { requestId } from "./request-id.ts";
import { refusalResponse } from "./responses.ts";

const noSuchCall = () => refusalResponse(refuse(404, "unknown-call", "There is no such call in this API."));

/** For a path whose percent signs do not decode, Elysia's parameters are null. */
function isReadable(url: string): boolean {
  if (!url.includes("%")) return true;
  const { pathname } = new URL(url);
  try {
    return !pathname.startsWith("/api/") || decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

export async function createApp(site: Site) {
  return (
    // By default Elysia looks for the path only after the eleventh character, and so
    // misses it behind a one-letter host.
    new Elysia({ name: "scorecards", handler: { standardHostname: false } })
      .onRequest(({ request }) => {
        if (!isReadable(request.url)) return noSuchCall();
      })
      .onError(({ code, error, request }) => {
        if (code === "NOT_FOUND") return noSuchCall();
        if (code === "PARSE" || code === "VALIDATION")
          return refusalResponse(refuse(400, "bad-input", "The request cannot be read."));
        if (isPassing(error)) return refusalResponse(databaseAway());
        complain(`${request.method} ${new URL(request.url).pathname}`, error, { id: requestId(request) });
        return refusalResponse(broken());
      })
      .use(healthRoutes(site))
      .use(metricsRoutes(site))
      .use(tournamentRoutes(site))
      .use(divisionRoutes(site))
      .use(teamRoutes(site))
      .use(gameRoutes(site))
      .use(uploadRoutes(site))
      .use(standingRoutes(site))
      .use(playoffRoutes(site))
      .use(historyRoutes(site))
      .use(logRoutes(site))
      .use(accountRoutes(site))
      .use(organiserRoutes(site))
      .use(feedbackRoutes(site))
      .use(shareRoutes(site))
      .use(contactRoutes(site))
      .use(snapshotRoutes(site))
      .use(calendarRoutes(site))
      .use(previewImageRoutes(site))
      .use(tableRoutes(site))
      .use(liveRoutes(site))
      .use(descriptionRoutes(site))
      // A GET catch-all of the pages would win over `.all`, so the API has one of its own.
      .get("/api", noSuchCall)
      .get("/api/*", noSuchCall)
      .all("/api/*", noSuchCall)
      .use(await pageRoutes(site))
  );
}

// The images of link previews over HTTP: GET /{slug}/preview.png, and GET /preview.png for the site.
import { Elysia } from "elysia";
import { cacheControl, openTournament } from "#server/http/read.ts";
import { refusalResponse } from "#server/http/responses.ts";
import { contentOf } from "#server/http/shown.ts";
import { isRefusal, refuse, type Viewer } from "#server/log/command.ts";
import { tournamentBySlug } from "#server/log/read-changes.ts";
import { noSuchTournament } from "#server/sentences/common.ts";
import type { Site } from "#server/site.ts";
import { type Card, cardOf, SITE_CARD } from "./card.ts";
import { imageOf } from "./images.ts";

/** Raised when the drawing changes, so that a cached image is replaced. */
const EDITION = 1;

export const previewImageRoutes = (site: Site) =>
  new Elysia({ name: "preview-image" })
    .get("/preview.png", ({ request }) => answer(request, SITE_CARD, null))
    .get("/:slug/preview.png", async ({ request, params }) => {
      const id = await tournamentBySlug(site.db, params.slug);
      const opened = id ? await openTournament(site, request, id) : noSuchTournament();
      if (isRefusal(opened)) return refusalResponse(opened);
      return answer(request, cardOf(contentOf(opened.fold), new Date()), opened.viewer);
    });

async function answer(request: Request, card: Card, viewer: Viewer | null): Promise<Response> {
  const etag = `W/"${Bun.hash(`${EDITION} ${JSON.stringify(card)}`).toString(36)}"`;
  const headers = { "cache-control": cacheControl(viewer), vary: "Authorization", etag };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const image = await Promise.resolve(imageOf(card)).catch(() => ({ busySeconds: 10 }));
  if ("busySeconds" in image)
    return refusalResponse(
      refuse(503, "busy", "Too many images are being made. Please try again.", {
        retryAfterSeconds: image.busySeconds,
      }),
    );
  return new Response(image, { headers: { ...headers, "content-type": "image/png" } });
}

// The pages: one HTML shell for every route, with a head of its own and, for a tournament, its content.
import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { staticPlugin } from "@elysiajs/static";
import { Elysia } from "elysia";
import { LRUCache } from "lru-cache";
import type { Id } from "#events/entities.ts";
import { isSiteRoute } from "#events/rules/slug.ts";
import { tournamentOf } from "#projections/state/content.ts";
import { mayRead } from "#server/log/access.ts";
import type { Fold } from "#server/log/folds.ts";
import { loadWhere } from "#server/log/load-where.ts";
import { isPassing } from "#server/log/passing-trouble.ts";
import { tournamentBySlug } from "#server/log/read-changes.ts";
import type { Site } from "#server/site.ts";
import { publicOrigin } from "../public-origin.ts";
import { contentOf } from "../shown.ts";
import { assetResponse, DIST, textResponse, workerResponse } from "./built-files.ts";
import { pageChunkLinks } from "./page-chunks.ts";
import { homePage, tournamentPage } from "./page-content.ts";
import { genericHead, PAGES, snapshotLink, tournamentHead } from "./page-head.ts";
import { type PageParts, pageResponse } from "./page-response.ts";
import { isSitePage } from "./site-pages.ts";

export async function pageRoutes(site: Site) {
  const verification = site.config.verificationFiles;
  const app = new Elysia({ name: "pages" }).get("/assets/*", ({ request, params }) =>
    assetResponse(request, params["*"]),
  );
  app.get("/worker.js", workerResponse);
  for (const [path, text] of Object.entries(verification)) app.get(path, () => textResponse(200, text));
  if (existsSync(join(DIST, "index.html"))) {
    // Icons, the manifest and the like; hashed assets and the shell are answered here.
    app.use(
      await staticPlugin({
        assets: DIST,
        prefix: "/",
        alwaysStatic: true,
        indexHTML: false,
        silent: true,
        maxAge: 3600,
        ignorePatterns: [/assets\//, /worker\.js/, /\.(vite|render)\//, /index\.html/, /\.(br|gz)$/],
      }),
    );
  }
  const foldOf = foldByLink(site);
  return app.get("/*", async ({ request }) => {
    const url = new URL(request.url);
    if (extname(url.pathname) !== "") return textResponse(404, "There is no such file.");
    return pageResponse(request, await partsOf(site, foldOf, request, url));
  });
}

/** A browser asks for a page without a token, so it contains only what everybody may see (rule 26). */
async function partsOf(
  site: Site,
  foldOf: ReturnType<typeof foldByLink>,
  request: Request,
  url: URL,
): Promise<PageParts> {
  const origin = publicOrigin(request, site.config, site.publicUrl);
  const { pathname } = url;
  if (pathname === "/") {
    const { styles, scripts } = await pageChunkLinks("home");
    const at = { epoch: site.home.epoch(), version: site.home.version() };
    return {
      head: genericHead(origin),
      styles,
      scripts,
      body: await homePage(site.home.published(), at, url),
    };
  }
  const parts = pathname.split("/").slice(1).map(decoded);
  const [link = "", page = "", ...rest] = parts;
  if (isSiteRoute(link.toLowerCase()))
    return { head: genericHead(origin), status: isSitePage(parts) ? 200 : 404 };
  const fold = await foldOf(link);
  // Organisers' browsers ask without their token, too, and can show it all the same.
  if (!fold || !mayRead(fold.state, null))
    return { head: genericHead(origin), status: fold === undefined ? 200 : 404 };
  const pageName = page.toLowerCase();
  const status = isPage(pageName) && rest.every((part) => part === "") ? 200 : 404;
  const { tournament } = contentOf(fold);
  const followed = cookie(request, `team-${tournament._id}`);
  const body = await tournamentPage(fold, site.tail.epoch(), url, followed);
  const snapshot = body ? "" : snapshotLink(tournament);
  const { styles, scripts } = await pageChunkLinks(pageName || "tournament-home");
  const head = tournamentHead(tournament, pageName, origin);
  return { status, head, styles, scripts: scripts + snapshot, body };
}

const isPage = (pageName: string): boolean => pageName === "" || Object.hasOwn(PAGES, pageName);

const MOST_KNOWN = 1000;

/**
 * A link never passes to another tournament, so a known one need not be looked up; the fold confirms it. Out:
 * null if there is none, undefined if the database does not answer.
 */
function foldByLink(site: Site): (link: string) => Promise<Fold | null | undefined> {
  const known = new LRUCache<string, Id>({ max: MOST_KNOWN });
  const shown = (id: Id) => loadWhere(site.folds, id, (state) => mayRead(state, null));
  const isOf = ({ state }: Fold, link: string) =>
    state.version > 0 && tournamentOf(state.content).linkindex === link;
  return async (link) => {
    if (link === "") return null;
    try {
      const before = known.get(link);
      const fold = before && (await shown(before));
      if (fold && isOf(fold, link)) return fold;
      const id = await tournamentBySlug(site.db, link);
      if (!id) return null;
      known.set(link, id);
      return await shown(id);
    } catch (error) {
      if (!isPassing(error)) throw error;
      const fold = site.folds.use(known.get(link) ?? "");
      return fold && isOf(fold, link) ? fold : undefined;
    }
  };
}

function cookie(request: Request, name: string): string | null {
  const all = request.headers.get("cookie")?.split("; ") ?? [];
  return all.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

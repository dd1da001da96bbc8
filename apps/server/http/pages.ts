// The pages: one HTML shell for every route, with a head of its own and, of a tournament, what stands in it.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { staticPlugin } from "@elysiajs/static";
import { Elysia } from "elysia";
import { mayRead } from "#server/log/access.ts";
import { tournamentBySlug } from "#server/log/event-store.ts";
import type { Site } from "#server/site.ts";
import { assetResponse, DIST, plainText, workerResponse } from "./built-files.ts";
import { pageChunkLinks } from "./page-chunks.ts";
import { type PageContent, pageContent } from "./page-content.ts";
import { genericHead, snapshotLink, tournamentHead } from "./page-head.ts";
import { publicOrigin } from "./public-origin.ts";
import { contentOf } from "./shown.ts";

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  vary: "Accept-Encoding, Cookie",
};

export async function pageRoutes(site: Site) {
  const verification = site.config.verificationFiles;
  const app = new Elysia({ name: "pages" }).get("/assets/*", ({ request, params }) =>
    assetResponse(request, params["*"]),
  );
  app.get("/worker.js", workerResponse);
  for (const [path, text] of Object.entries(verification)) app.get(path, () => plainText(200, text));
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
  return app.get("/*", async ({ request }) => {
    const { pathname } = new URL(request.url);
    if (extname(pathname) !== "") return plainText(404, "There is no such file.");
    return shell(request, await partsOf(site, request, pathname));
  });
}

interface Parts {
  head: string;
  /** What may come after all that the page is painted with. */
  scripts?: string;
  body?: PageContent | null;
}

/** A page is asked for without a token: only what everybody may see is in it (rule 26). */
async function partsOf(site: Site, request: Request, pathname: string): Promise<Parts> {
  const origin = publicOrigin(request, site.config, site.publicUrl);
  const [link = "", page = ""] = pathname.split("/").slice(1).map(decoded);
  const id = link && (await tournamentBySlug(site.db, link).catch(() => null));
  const fold = id ? await site.folds.load(id) : null;
  if (!fold || !mayRead(fold.state, null)) return { head: genericHead(origin) };
  const asked = page.toLowerCase();
  const { tournament } = contentOf(fold);
  const followed = cookie(request, `team-${tournament._id}`);
  const body = await pageContent(DIST, fold, site.tail.epoch(), new URL(request.url), followed);
  const snapshot = body ? "" : snapshotLink(tournament);
  const { styles, scripts } = await pageChunkLinks(DIST, asked);
  return { head: tournamentHead(tournament, asked, origin) + styles, scripts: scripts + snapshot, body };
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

const ROOT = '<div id="root"></div>';

async function shell(request: Request, { head, scripts = "", body }: Parts): Promise<Response> {
  const file = join(DIST, "index.html");
  const html = await readFile(file, "utf8").catch(() => null);
  if (html === null) return plainText(503, "The site is not built yet: run `npm run setup`.");
  const drawn = body ? `<div id="root"${body.attributes}>${body.content}</div>${body.source}` : ROOT;
  const all = html
    .replace("<!--head-->", () => head)
    .replace("<!--scripts-->", () => scripts)
    .replace(ROOT, () => drawn);
  const page = body ? scriptsLast(all) : all;
  const etag = `W/"${Bun.hash(page).toString(36)}"`;
  const headers = { ...PAGE_HEADERS, etag };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  if (!request.headers.get("accept-encoding")?.includes("gzip")) return new Response(page, { headers });
  return new Response(packed(page, etag), { headers: { ...headers, "content-encoding": "gzip" } });
}

/** A page that is there already: its scripts must not take the line from what it is painted with. */
const scriptsLast = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/** The last pages as they are sent: a spectator's visit is seldom the first of its kind. */
const packedPages = new Map<string, Uint8Array<ArrayBuffer>>();
const MOST_PACKED = 200;

function packed(page: string, etag: string): Uint8Array<ArrayBuffer> {
  const known = packedPages.get(etag);
  if (known) return known;
  if (packedPages.size >= MOST_PACKED) packedPages.delete(packedPages.keys().next().value!);
  const made = Bun.gzipSync(page);
  packedPages.set(etag, made);
  return made;
}

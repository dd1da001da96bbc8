// The pages: the built site with its assets, precompressed and cached for ever, and one HTML shell for every route.
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { staticPlugin } from "@elysiajs/static";
import { Elysia } from "elysia";
import { mayRead } from "#server/log/access.ts";
import { tournamentBySlug } from "#server/log/event-store.ts";
import type { Site } from "#server/site.ts";
import { pageChunkLinks } from "./page-chunks.ts";
import { genericHead, tournamentHead } from "./page-head.ts";
import { publicOrigin } from "./public-origin.ts";
import { contentOf } from "./shown.ts";

const DIST = join(import.meta.dir, "../../web/dist");
const FOR_EVER = "public, max-age=31536000, immutable";

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
};

const plainText = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" },
  });

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
        ignorePatterns: [/assets\//, /worker\.js/, /\.vite\//, /index\.html/, /\.(br|gz)$/],
      }),
    );
  }
  return app.get("/*", async ({ request }) => {
    const { pathname } = new URL(request.url);
    if (extname(pathname) !== "") return plainText(404, "There is no such file.");
    return shell(request, await headOf(site, request, pathname));
  });
}

/** A page is asked for without a token: only what everybody may see is in it (rule 26). */
async function headOf(site: Site, request: Request, pathname: string): Promise<string> {
  const origin = publicOrigin(request, site.config, site.publicUrl);
  const [link = "", page = ""] = pathname.split("/").slice(1).map(decoded);
  const id = link && (await tournamentBySlug(site.db, link).catch(() => null));
  const fold = id ? await site.folds.load(id) : null;
  if (!fold || !mayRead(fold.state, null)) return genericHead(origin);
  const asked = page.toLowerCase();
  const head = tournamentHead(contentOf(fold).tournament, asked, origin);
  return head + (await pageChunkLinks(DIST, asked));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

async function shell(request: Request, head: string): Promise<Response> {
  const file = join(DIST, "index.html");
  const html = await readFile(file, "utf8").catch(() => null);
  if (html === null) return plainText(503, "The site is not built yet: run `npm run setup`.");
  const page = html.replace("<!--head-->", () => head);
  const etag = `W/"${Bun.hash(page).toString(36)}"`;
  const headers = { ...PAGE_HEADERS, etag };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(page, { headers });
}

/** A worker asks under the policy of its own script, and a new build's must never wait in a cache. */
async function workerResponse(): Promise<Response> {
  const script = await readFile(join(DIST, "worker.js"), "utf8").catch(() => null);
  if (script === null) return plainText(404, "There is no such file.");
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  };
  return new Response(script, { headers });
}

const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** The best precompressed form that the browser takes; names with a path in them are not ours. */
async function assetResponse(request: Request, name: string): Promise<Response> {
  const missing = plainText(404, "There is no such file.");
  if (!/^[\w.-]+$/.test(name) || name.startsWith(".")) return missing;
  const file = join(DIST, "assets", name);
  if (!(await isFile(file))) return missing;
  const headers: Record<string, string> = {
    "content-type": Bun.file(file).type,
    "cache-control": FOR_EVER,
    vary: "Accept-Encoding",
  };
  const accepted = request.headers.get("accept-encoding") ?? "";
  for (const { name: encoding, suffix } of ENCODINGS) {
    if (!accepted.includes(encoding) || !(await isFile(file + suffix))) continue;
    return new Response(await readFile(file + suffix), {
      headers: { ...headers, "content-encoding": encoding },
    });
  }
  return new Response(await readFile(file), { headers });
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

// The pages: the built site with its assets, precompressed and cached for ever, and one HTML shell for every route.
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { staticPlugin } from "@elysiajs/static";
import { Elysia } from "elysia";
import type { Site } from "#server/site.ts";

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
        ignorePatterns: [/assets\//, /index\.html/, /\.(br|gz)$/],
      }),
    );
  }
  return app.get("/*", async ({ request }) => {
    const { pathname } = new URL(request.url);
    return extname(pathname) === "" ? shell() : plainText(404, "There is no such file.");
  });
}

async function shell(): Promise<Response> {
  const file = join(DIST, "index.html");
  const html = await readFile(file, "utf8").catch(() => null);
  if (html === null) return plainText(503, "The site is not built yet: run `npm run setup`.");
  return new Response(html, { headers: PAGE_HEADERS });
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

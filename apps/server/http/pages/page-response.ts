// Assembles a page from the built shell and its parts, and sends it compressed. For a
// drawn page this is done only once.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inFormFor, type Text } from "../compressed.ts";
import { DIST, ofBuild, textResponse } from "./built-files.ts";
import type { PageContent } from "./page-content.ts";

export interface PageParts {
  /** 404 for a page that says so itself. */
  status?: number;
  head: string;
  /** Of this page alone, after those of every page. */
  styles?: string;
  /** What may load after everything that the page is painted with. */
  scripts?: string;
  /** Null for a page that the browser draws. */
  body?: PageContent | null;
}

interface Sent {
  parts: PageParts;
  shell: string;
  page: Text;
  etag: string;
}

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  vary: "Accept-Encoding, Cookie",
};
const ROOT = '<div id="root"></div>';

const shell = ofBuild(join(DIST, "index.html"), (path) => readFile(path, "utf8"));
const sent = new WeakMap<PageContent, Sent>();

/** Out: the page, 304 for a browser that has it already, or 503 while the site is not built. */
export async function pageResponse(request: Request, parts: PageParts): Promise<Response> {
  const html = await shell();
  if (html === null) return textResponse(503, "The site is not built yet: run `npm run setup`.");
  const made = sentBefore(parts, html) ?? putTogether(parts, html);
  if (parts.body) sent.set(parts.body, made);
  const { page, etag } = made;
  const { status = 200 } = parts;
  // A drawn page shows the present: this time tells a browser that restores it from its cache how old it is.
  const asOf = parts.body ? { "last-modified": new Date().toUTCString() } : {};
  const headers = { ...HEADERS, ...asOf, etag };
  if (status === 200 && request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  const form = inFormFor(request, page, headers);
  return new Response(form.body, { status, headers: form.headers });
}

/** The head depends on the host in the request, and the shell on the build. */
function sentBefore({ head, scripts, body }: PageParts, html: string): Sent | undefined {
  const known = body ? sent.get(body) : undefined;
  return known?.shell === html && known.parts.head === head && known.parts.scripts === scripts
    ? known
    : undefined;
}

function putTogether(parts: PageParts, html: string): Sent {
  const { head, styles = "", scripts = "", body } = parts;
  const root = body ? `<div id="root"${body.attributes}>${body.content}</div>${body.source}` : ROOT;
  const all = html
    .replace("<!--head-->", () => head)
    .replace("<!--styles-->", () => styles)
    .replace("<!--scripts-->", () => scripts)
    .replace(ROOT, () => root);
  const plain = body ? scriptsLast(all) : all;
  return { parts, shell: html, page: { plain }, etag: `W/"${Bun.hash(plain).toString(36)}"` };
}

/** The page is readable already: its scripts must not delay what it is painted with. */
const scriptsLast = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

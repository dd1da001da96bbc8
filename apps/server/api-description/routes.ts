// The description of the API over HTTP: as OpenAPI, and as a plain page for people.
import { Elysia } from "elysia";
import { escapeHtml } from "#server/http/pages/page-head.ts";
import type { Site } from "#server/site.ts";
import type { Call } from "./call.ts";
import { CALLS } from "./calls.ts";
import { openApiDocument } from "./document.ts";
import { refusalRows, type Step, steps } from "./start.ts";

const CACHED = "public, max-age=300";

export const descriptionRoutes = (site: Site) =>
  new Elysia({ name: "description" })
    .get("/api/openapi.json", () =>
      Response.json(openApiDocument(site.publicUrl), { headers: { "cache-control": CACHED } }),
    )
    .get("/api/docs", () => new Response(page(site.publicUrl), { headers: PAGE_HEADERS }));

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": CACHED,
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#e1e5eb, #243146); --accent: light-dark(#1148a3, #79aefc); }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h2 { margin-top: 2.5rem; } section { border-top: 1px solid var(--line); padding: 0.75rem 0; }
  h3 { font: 600 15px/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; } h3 b { color: var(--accent); } h3.words { font: 600 16px/1.4 system-ui, sans-serif; }
  p { margin: 0.25rem 0; } pre { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; padding: 0.5rem 0.75rem; font-size: 13px; }
`;

const shown = (value: unknown): string =>
  escapeHtml(typeof value === "string" ? value : JSON.stringify(value, null, 2));

function page(at: string): string {
  const areas = Map.groupBy(CALLS, ({ area }) => area);
  const body = [...areas]
    .map(([area, calls]) => `<h2 id="${area}">${area}</h2>${calls.map(section).join("")}`)
    .join("");
  const links = [...areas.keys()].map((area) => `<a href="#${area}">${area}</a>`).join(" · ");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Volleyball Scorecards</title><style>${STYLE}</style>
<h1>API</h1><p>As a document: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Areas"><a href="#start">Start here</a> · <a href="#refusals">Refusals</a> · ${links}</nav>
<h2 id="start">Start here</h2><p>Words in capitals are yours to fill in.</p>${steps(at).map(stepSection).join("")}
<h2 id="refusals">Refusals</h2><p>Every one is a sentence and a code; nothing was changed.</p>${refusalRows().map(refusalSection).join("")}
${body}</html>`;
}

const stepSection = ({ title, says, typed }: Step): string =>
  `<section><h3 class="words">${title}</h3><p>${escapeHtml(says)}</p><pre tabindex="0">${escapeHtml(typed)}</pre></section>`;

const refusalSection = ([status, means, example]: [string, string, unknown]): string =>
  `<section><h3><b>${status}</b></h3><p>${escapeHtml(means)}</p><pre tabindex="0">${shown(example)}</pre></section>`;

const WHO: Record<Call["who"], string> = {
  anyone: "Anyone.",
  account: "With a token.",
  organiser: "With a token of its organisers.",
  owner: "With a token of its owner.",
};

function section(call: Call): string {
  const query = call.query ? `?${new URLSearchParams(call.query)}` : "";
  const sends = call.sends === undefined ? "" : `<p>Sends</p><pre tabindex="0">${shown(call.sends)}</pre>`;
  return `<section><h3><b>${call.method}</b> ${escapeHtml(call.path + query)}</h3><p>${escapeHtml(call.does)} ${WHO[call.who]}</p>${sends}<p>Answers ${call.status ?? 200}</p><pre tabindex="0">${shown(call.answers)}</pre></section>`;
}

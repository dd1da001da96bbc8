// Draws a tournament's public pages as HTML, so that they are read before any script has come. Everything is drawn
// once per state, address and followed team, and only while the server has time: without it the browser draws.
import { join } from "node:path";
import { PROTOCOL, type Snapshot } from "#projections/views.ts";
import { complain } from "#server/journal.ts";
import type { Fold } from "#server/log/folds.ts";
import { DIST, ofBuild } from "./built-files.ts";
import { escapeHtml } from "./page-head.ts";
import { contentOf } from "./shown.ts";

/** `apps/web/src/render.tsx`, as the build leaves it. */
interface Renderer {
  render(page: { url: string; snapshot: Snapshot; followed: string | null }): Promise<string | null>;
}

/** The two parts of a page's body: what stands in its root, and what it was drawn from. */
export interface PageContent {
  attributes: string;
  content: string;
  source: string;
}

const PAGES = new Set(["", "teams", "divisions", "schedules", "scores", "standings", "wildcard", "playoff"]);
/** Of one state; a stranger's made-up queries push nothing else out. */
const MOST_PAGES = 100;
const LONGEST_ADDRESS = 300;
/** Of one core, over time; what was saved up lasts for a burst. */
const SHARE = 0.25;
const SAVED_UP_MS = 2000;

const renderer = ofBuild<Renderer | null>(join(DIST, ".render/render.js"), (file, builtMs) =>
  import(`${file}?${builtMs}`).catch(() => null),
);
let allowance = { ms: SAVED_UP_MS, atMs: 0 };
const drawn = new WeakMap<object, Map<string, Promise<PageContent | null>>>();

/**
 * In: a tournament that everybody may see, the page's address and the team that its
 * visitor follows. Out: null for pages that are not drawn here, and when drawing has had its share of the time.
 */
export async function pageContent(
  fold: Fold,
  epoch: string,
  url: URL,
  followed: string | null,
): Promise<PageContent | null> {
  const [link = "", page = "", ...rest] = url.pathname.split("/").slice(1);
  const content = contentOf(fold);
  if (!PAGES.has(page) || rest.length > 0 || url.href.length > LONGEST_ADDRESS) return null;
  if (link !== encodeURIComponent(content.tournament.linkindex)) return null;
  const pages = drawn.get(content) ?? new Map<string, Promise<PageContent | null>>();
  drawn.set(content, pages);
  const team = content.teams.some(({ _id }) => _id === followed) ? followed : null;
  const address = `${epoch} ${url.pathname}${url.search} ${team}`;
  const known = pages.get(address);
  if (known) return known;
  if (pages.size >= MOST_PAGES || !hasTime()) return null;
  const snapshot: Snapshot = { protocol: PROTOCOL, epoch, version: fold.state.version, ...content };
  const made = draw(snapshot, url.href, team);
  pages.set(address, made);
  return made;
}

async function draw(snapshot: Snapshot, url: string, followed: string | null): Promise<PageContent | null> {
  const built = await renderer();
  const startedMs = performance.now();
  const content = await built?.render({ url, snapshot, followed }).catch((error) => {
    complain("A page could not be drawn", error);
    return null;
  });
  allowance.ms -= performance.now() - startedMs;
  if (!content) return null;
  const { _id, linkindex } = snapshot.tournament;
  const json = JSON.stringify(snapshot).replace(/[<&]/g, (character) =>
    character === "<" ? "\\u003c" : "\\u0026",
  );
  return {
    attributes: followed ? ` data-team="${followed}"` : "",
    content,
    source: `<template data-tournament="${_id}" data-link="${escapeHtml(linkindex)}">${json}</template>`,
  };
}

function hasTime(): boolean {
  const atMs = performance.now();
  const saved = allowance.ms + (atMs - allowance.atMs) * SHARE;
  allowance = { ms: Math.min(SAVED_UP_MS, saved), atMs };
  return allowance.ms > 0;
}

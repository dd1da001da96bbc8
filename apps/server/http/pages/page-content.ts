// Draws a tournament's public pages and the home page as HTML, so that they can be read before any script
// has loaded. Each is drawn once per state, address and followed team, and only while there is time for
// it; otherwise the browser draws.

import { join } from "node:path";
import { areDaysPast } from "#projections/past.ts";
import {
  type HomeCard,
  type HomeSnapshot,
  PROTOCOL,
  type Snapshot,
  type SnapshotContent,
} from "#projections/views.ts";

import { Allowance } from "#server/allowance.ts";
import { complain } from "#server/journal.ts";
import type { Fold } from "#server/log/folds.ts";
import { contentOf } from "../shown.ts";
import { DIST, ofBuild } from "./built-files.ts";
import { KeptPages } from "./kept-pages.ts";
import { escapeHtml, PAGES } from "./page-head.ts";

/** `apps/web/src/render.tsx` as built. */
interface Renderer {
  render(page: Rendering): Promise<string | null>;
}

type Rendering = { url: string } & (
  | { tournament: Snapshot; followed: string | null; isOver: boolean }
  | { home: HomeSnapshot }
);

/** The two parts of a page's body: the content of its root, and the data that it was drawn from. */
export interface PageContent {
  attributes: string;
  content: string;
  source: string;
  /** Of both texts together. */
  length: number;
}

/** The browser fetches feedback itself, and a display stays open for the whole day. */
const NOT_DRAWN: ReadonlySet<string> = new Set(["feedback", "display"]);
/** Per state, so that a stranger's made-up queries push out nothing else. */
const MOST_PAGES = 100;
/** Of all states, in characters; each page is kept up to three times: drawn, assembled, compressed. */
const MOST_LENGTH = 16_000_000;
const LONGEST_ADDRESS = 300;
/** A home page of more cards takes long to draw and long to send. */
const MOST_CARDS = 100;
/**
 * Teams and games of a tournament: drawing more would block the server, and nobody
 * else would be answered meanwhile.
 */
const MOST_ROWS = 2500;

const renderer = ofBuild<Renderer | null>(join(DIST, ".render/render.js"), (file, builtMs) =>
  import(`${file}?${builtMs}`).catch((error) => {
    complain("No page is drawn on this server: the renderer does not load", error);
    return null;
  }),
);
const allowance = new Allowance({ share: 0.25, savedUpMs: 2000 });
const drawn = new KeptPages<PageContent>({ pages: MOST_PAGES, length: MOST_LENGTH });

/**
 * In: a tournament that everybody may see, the page's address and the team that its visitor follows. Out: null
 * for pages that are not drawn here, and when drawing has used up its share of the time.
 */
export async function tournamentPage(
  fold: Fold,
  epoch: string,
  { pathname, search, href }: URL,
  requestedTeam: string | null,
): Promise<PageContent | null> {
  const [link = "", page = "", ...rest] = pathname.split("/").slice(1);
  const [content, { version }] = [contentOf(fold), fold.state];
  const { _id, linkindex } = content.tournament;
  const isDrawn = page === "" || (Object.hasOwn(PAGES, page) && !NOT_DRAWN.has(page));
  if (!isDrawn || rest.length > 0 || link !== encodeURIComponent(linkindex)) return null;
  if (content.teams.length + content.games.length > MOST_ROWS) return null;
  const followed = content.teams.some((team) => team._id === requestedTeam) ? requestedTeam : null;
  const over = isOver(content, Date.now());
  return once(content, `${epoch} ${pathname}${search} ${followed} ${over}`, () => {
    const tournament: Snapshot = { protocol: PROTOCOL, epoch, version, ...content };
    return draw(
      { url: href, tournament, followed, isOver: over },
      tournament,
      `data-tournament="${_id}" data-link="${escapeHtml(linkindex)}"`,
      `${followed ? ` data-team="${followed}"` : ""}${over ? " data-over" : ""}`,
    );
  });
}

/** This long after its last day, that day and the night after it are over in every time zone. */
const OVER_MS = 48 * 3_600_000;

/**
 * A tournament that is long over is drawn as over: otherwise an old page would announce a
 * next game until its script runs.
 */
export function isOver(
  {
    tournament,
    games,
    wildcardGames,
    playoffGames,
  }: Omit<SnapshotContent, "divisions" | "teams" | "standings">,
  nowMs: number,
): boolean {
  const day = new Date(nowMs - OVER_MS).toISOString().slice(0, 10);
  return areDaysPast(tournament, [...games, ...wildcardGames, ...playoffGames], day);
}

/** In: the cards of the published tournaments. Out: as for a tournament's page; null if there are too many. */
export async function homePage(
  tournaments: HomeCard[],
  { epoch, version }: { epoch: string; version: number },
  { pathname, search, href }: URL,
): Promise<PageContent | null> {
  if (pathname !== "/" || tournaments.length > MOST_CARDS) return null;
  return once(tournaments, `${epoch} ${search}`, () => {
    const home: HomeSnapshot = { protocol: PROTOCOL, epoch, version, tournaments };
    return draw({ url: href, home }, home, "data-home");
  });
}

/** In: what is shown, which is another object after each change. */
async function once(
  shown: object,
  address: string,
  make: () => Promise<PageContent | null>,
): Promise<PageContent | null> {
  if (address.length > LONGEST_ADDRESS) return null;
  const known = await drawn.find(shown, address);
  if (known !== undefined) return known;
  return drawn.hasRoom(shown) && allowance.hasTime() ? drawn.keep(shown, address, make()) : null;
}

async function draw(
  rendering: Rendering,
  source: Snapshot | HomeSnapshot,
  sourceAttributes: string,
  attributes = "",
): Promise<PageContent | null> {
  const built = await renderer();
  const startedMs = performance.now();
  const content = await built?.render(rendering).catch((error) => {
    complain("A page could not be drawn", error);
    return null;
  });
  allowance.spend(performance.now() - startedMs);
  if (!content) return null;
  const json = JSON.stringify(source).replace(/[<&]/g, (character) =>
    character === "<" ? "\\u003c" : "\\u0026",
  );
  const template = `<template ${sourceAttributes}>${json}</template>`;
  return { attributes, content, source: template, length: content.length + template.length };
}

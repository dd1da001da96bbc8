// The head of a page as link previews and browsers read it before any script: title, description, preview, snapshot.
import { formatDays } from "#events/rules/days.ts";
import type { SnapshotContent } from "#projections/views.ts";

const PRODUCT = "Volleyball Scorecards";
const ABOUT = "Schedules, scores and standings of volleyball tournaments, live.";

/** Titles by the second part of the address, worded as on the pages. */
export const PAGES: Record<string, string> = {
  teams: "Teams",
  divisions: "Divisions",
  schedules: "Schedules",
  scores: "Scores",
  standings: "Standings",
  wildcard: "WildCard",
  playoff: "Playoff",
  feedback: "Feedback",
  display: "Display",
};

type Tournament = SnapshotContent["tournament"];

/** In: text from anyone. Out: text for an attribute or an element of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface Head {
  title: string;
  description: string;
  url: string;
  image: string;
  /** What the image shows, for people who cannot see it. */
  imageWords: string;
}

/** For a page outside any published tournament: repeats nothing of the request, so nothing can leak. */
export const genericHead = (origin: string): string =>
  tags({
    title: PRODUCT,
    description: ABOUT,
    url: `${origin}/`,
    image: `${origin}/preview.png`,
    imageWords: PRODUCT,
  });

/** In: a tournament that everybody may see, and the part of the address after its link. Out: the head of that page. */
export function tournamentHead(tournament: Tournament, page: string, origin: string): string {
  const { name, acronym, linkindex } = tournament;
  const base = `${origin}/${encodeURIComponent(linkindex)}`;
  const known = Object.hasOwn(PAGES, page);
  return tags({
    title: unrepeated([known ? PAGES[page]! : name, acronym, PRODUCT]).join(" · "),
    description: describe(tournament),
    url: known ? `${base}/${page}` : base,
    image: `${base}/preview.png`,
    imageWords: factsOf(tournament),
  });
}

/** For a page that the browser draws: its snapshot then loads in parallel with the script. */
export const snapshotLink = ({ _id, linkindex }: Tournament): string =>
  `\n    <link rel="preload" as="fetch" crossorigin="anonymous" href="/api/tournaments/${_id}/snapshot" data-tournament="${_id}" data-link="${escapeHtml(linkindex)}" />`;

const unrepeated = (parts: string[]): string[] =>
  parts.filter((part, at) => part && parts.indexOf(part) === at);

const describe = (tournament: Tournament): string =>
  `${factsOf(tournament)}: schedules, scores, standings and playoffs, live.`;

/** "Spring Open, Sat 4 May 2024, Leeds, Harbour Club". */
function factsOf({ name, startdate, enddate, location, organization }: Tournament): string {
  return [name, formatDays(startdate, enddate), location, organization].filter(Boolean).join(", ");
}

function tags({ title, description, url, image, imageWords }: Head): string {
  const property = (name: string, text: string) =>
    `<meta property="og:${name}" content="${escapeHtml(text)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    property("site_name", PRODUCT),
    property("type", "website"),
    property("title", title),
    property("description", description),
    property("url", url),
    property("image", image),
    property("image:type", "image/png"),
    property("image:width", "1200"),
    property("image:height", "630"),
    property("image:alt", imageWords),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join("\n    ");
}

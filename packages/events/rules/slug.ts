// The slug: the address of a tournament, one function for the preview and for the server (rule 5).
import { normalForm } from "./normal-form.ts";

/** Words that are the site's own routes; a tournament may not take them. */
export const SITE_ROUTES: ReadonlySet<string> = new Set([
  "admin",
  "api",
  "assets",
  "auth",
  "contact",
  "favicon.ico",
  "feedback",
  "fonts",
  "gallery",
  "healthz",
  "home",
  "icons",
  "index",
  "live",
  "login",
  "manifest",
  "metrics",
  "profile",
  "readyz",
  "robots",
  "share",
  "sw",
  "well-known",
  "offline",
]);

export const SLUG_LENGTH = 100;

/** Lower case, spaces and underscores to hyphens, only letters, marks, digits and single inner hyphens. */
export function cleanSlug(raw: string): string {
  const cleaned = normalForm(raw)
    .toLowerCase()
    .replace(/[\s_]+/gu, "-")
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, "")
    .replace(/-{2,}/g, "-");
  return trimHyphens([...trimHyphens(cleaned)].slice(0, SLUG_LENGTH).join(""));
}

const trimHyphens = (text: string): string => text.replace(/^-+|-+$/g, "");

/** `2024-05-04` to `05042024`. */
const dateSuffix = (startdate: string): string =>
  `${startdate.slice(5, 7)}${startdate.slice(8, 10)}${startdate.slice(0, 4)}`;

/**
 * In: the name, the start date (YYYY-MM-DD, or "" while it is not typed yet) and the slug if one
 * was typed. Out: the slug to store; a typed one is cleaned and gets no suffix. It may be a site
 * route: the caller must refuse that.
 */
export function slugFor(input: { name: string; startdate: string; slug?: string | null }): string {
  const typed = input.slug?.trim() ? cleanSlug(input.slug) : null;
  if (typed) return typed;
  const suffix = input.startdate ? `-${dateSuffix(input.startdate)}` : "";
  const fromName = typed === null ? cleanSlug(input.name) : "";
  return `${fromName || "tournament"}${suffix}`;
}

export const isSiteRoute = (slug: string): boolean => SITE_ROUTES.has(slug);

// Which addresses under the site's own words are pages. For any other the browser says that there is no such
// page, and the status must agree.

/** By the first part of the address. `[]`: a page with nothing below it. */
const BELOW: Record<string, readonly string[]> = {
  feedback: [],
  contact: [],
  share: [],
  auth: [
    "registerform",
    "verifyemail",
    "login",
    "forgot",
    "reset",
    "invite",
    "profile",
    "unauthorized",
    "add-tournament",
  ],
};

/** The third part of `/admin/{slug}/…`; without one the page redirects to "admin". */
const DESK_PAGES: ReadonlySet<string> = new Set([
  "",
  "admin",
  "share",
  "add-score",
  "score-sheets",
  "update-tournament",
  "add-division",
  "manage-division",
  "add-team",
  "manage-team",
  "update-team",
  "update-teamstats",
  "add-game",
  "manage-game",
  "upload-game",
  "admin-standing",
  "history",
  "manage-playoff",
  "manage-standardplayoff",
  "manage-kpsnaplayoff",
  "manage-customplayoff",
  "add-playoffgame",
  "organisers",
  "admin-feedback",
]);

/** In: an address whose first part is a word of the site's own. */
export function isSitePage(parts: readonly string[]): boolean {
  const [word = "", ...below] = parts.map((part) => part.toLowerCase()).filter((part) => part !== "");
  // Exists only in development and in builds for tests.
  if (word === "gallery") return true;
  if (word === "admin") return below.length > 0 && below.length <= 2 && DESK_PAGES.has(below[1] ?? "");
  const pages = BELOW[word];
  if (!pages) return false;
  return pages.length === 0 ? below.length === 0 : below.length === 1 && pages.includes(below[0]!);
}

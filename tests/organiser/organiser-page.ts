// A browser page of an organiser who is logged in, and the small things that tests do on it again and again.
import { afterAll, beforeEach } from "bun:test";
import type { Page } from "playwright";
import { newPage, type PageSettings } from "#tests/harness/browser.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";

const DESK: PageSettings = { width: 1280, height: 800 };

/** In a context of its own, with the token where logging in would put it. */
export async function pageOf(
  site: TestSite,
  person: Person,
  settings: Partial<PageSettings> = {},
): Promise<Page> {
  const page = await newPage({ ...DESK, ...settings });
  const user = { _id: person.account, name: person.name, email: person.email };
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(
    ([token, kept]) => {
      localStorage.setItem("token", token!);
      localStorage.setItem("user", kept!);
    },
    [person.token, JSON.stringify(user)],
  );
  return page;
}

/** For all tests of a file: a site, an organiser, and a page of theirs; closed after the last test. */
export async function openOrganiser(name?: string) {
  const site = await openTestSite();
  const owner = await site.register(name);
  const page = await pageOf(site, owner);
  afterAll(async () => {
    await page.context().close();
    await site.stop();
  });
  return { site, owner, page };
}

/** The same, with F1's teams created again before each test, and the table in which they are edited in rows. */
export async function openTeamRows() {
  const { site, owner, page } = await openOrganiser("Robin Hale");
  let teams: WithTeams;
  beforeEach(async () => {
    teams = await site.withTeams(owner);
  });
  return {
    site,
    owner,
    page,
    teams: () => teams,
    newest: () => newestChange(site, owner, teams),
    goTo: (path: string) => page.goto(desk(site, teams, path)),
    table: () => page.getByRole("table"),
    select: (name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check(),
    captain: (team: string) => page.getByRole("textbox", { name: `Captain of ${team}` }),
  };
}

/** Every page of a tournament's desk. */
export const DESK_PAGES = [
  "admin",
  "update-tournament",
  "add-division",
  "manage-division",
  "add-team",
  "manage-team",
  "update-teamstats",
  "add-game",
  "manage-game",
  "upload-game",
  "add-score",
  "score-sheets",
  "admin-standing",
  "manage-playoff",
  "add-playoffgame",
  "history",
  "organisers",
  "admin-feedback",
];

export const desk = (site: TestSite, { tournament }: WithTeams, path: string): string =>
  `${site.url}/admin/${tournament.linkindex}/${path}`;

export const addGame = (site: TestSite, owner: Person, fixture: WithTeams, fields: Record<string, unknown>) =>
  site.game(owner, fixture, { division: fixture.division._id, ...fields });

/** The desk of scores with two games at nine: Aces v Blockers on court 3, Crush v Diggers on court 4. */
export async function openScoreDesk(site: TestSite, owner: Person, settings = {}) {
  const fixture = await site.withTeams(owner);
  const { crush, diggers } = fixture;
  const at = { date: "2024-05-04", time: "09:00", round: "1" };
  const first = await addGame(site, owner, fixture, { court: "3", ...at });
  const second = await addGame(site, owner, fixture, {
    team1: crush._id,
    team2: diggers._id,
    court: "4",
    ...at,
  });
  const page = await pageOf(site, owner, settings);
  await page.goto(desk(site, fixture, "add-score"));
  await scoreBox(page, "Aces").waitFor();
  return { page, fixture, first, second };
}

export const scoreBox = (page: Page, team: string) => page.getByLabel(new RegExp(`^${team}, 9:00 AM`));

export const gamesOf = async (site: TestSite, owner: Person, { tournament }: WithTeams) =>
  accepted(site.call("GET", `/api/games/${tournament._id}`, { token: owner.token }));

export const newestChange = async (site: TestSite, owner: Person, { tournament }: WithTeams) => {
  const path = `/api/tournaments/${tournament._id}/history`;
  return (await accepted(site.call("GET", path, { token: owner.token }))).changes[0];
};

/** As from a spreadsheet: what is on the clipboard goes to the focused element. */
export const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    const settings = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement!.dispatchEvent(new ClipboardEvent("paste", settings));
  }, text);

/** How pages name the day of what was just done: "today", unless midnight has passed since. */
export const JUST_NOW = /(?:today|\w{3} \d+ \w{3}(?: \d{4})?)/.source;

/** No dialog of the browser's own may ever open. */
export function noAlerts(page: Page): string[] {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() === "beforeunload") return void dialog.accept();
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  return seen;
}

// Markup in names and words is text in every table, chooser, dialog, toast, title, printed page and pushed row.
import { beforeAll, expect, test } from "bun:test";
import { accepted } from "#tests/harness/site.ts";
import { addGame, desk, noAlerts, openOrganiser } from "./organiser-page.ts";

const TEAM = "<img src=x onerror=alert(1)>";
const CAPTAIN = '"><svg onload=alert(1)>';
const TOURNAMENT = "</script><script>alert(1)</script>";

const { site, owner, page } = await openOrganiser();
const fixture = await site.withTeams(owner, { name: TOURNAMENT, acronym: "<b>X</b>", location: CAPTAIN });
let team: string;
let alerts: string[];

beforeAll(async () => {
  const { tournament, division, aces, blockers } = fixture;
  const body = { tournamentID: tournament._id, name: TEAM, captain: CAPTAIN, division: division._id };
  team = (await send("POST", "/api/teams", body))._id;
  await addGame(site, owner, fixture, { team1: team, team2: aces._id, time: "09:00", court: "<b>X</b>" });
  await addGame(site, owner, fixture, { team1: blockers._id, team2: aces._id, time: "10:00", court: "1" });
  // Booked twice, so that a warning names it.
  await addGame(site, owner, fixture, { team1: team, team2: fixture.crush._id, time: "09:00", court: "2" });
  await send("PUT", `/api/teamstanding/${tournament._id}`, {});
  await send("POST", `/api/tournaments/${tournament._id}/wildcards`, { teams: 2 });
  await send("POST", `/api/tournaments/${tournament._id}/playoffs`, { method: "standard", drop: 0 });
  await send("POST", `/api/feedback/${tournament._id}`, { text: TOURNAMENT, name: TEAM });
  await send("PUT", `/api/tournaments/${tournament._id}`, { winner: team });
  alerts = noAlerts(page);
});

const send = (method: string, path: string, body: object) =>
  accepted(site.call(method, path, { token: owner.token, body }));

/** What a browser would have made of it, had it been read as markup. */
const made = () => page.locator("img[src=x], svg[onload], b:text-is('X')").count();

const shows = (text: string) =>
  page.waitForFunction((sought) => document.body.textContent!.includes(sought), text);

test.each([
  ["", TOURNAMENT],
  ["LINK", TEAM],
  ["LINK/teams", CAPTAIN],
  ["LINK/divisions", TOURNAMENT],
  ["LINK/schedules?team=TEAM", TEAM],
  ["LINK/scores", TEAM],
  ["LINK/standings", TEAM],
  ["LINK/wildcard", TOURNAMENT],
  ["LINK/playoff", TEAM],
  ["LINK/feedback", TOURNAMENT],
  ["LINK/display", TOURNAMENT],
  ["auth/profile", TOURNAMENT],
  ["admin/LINK/admin", TEAM],
  ["admin/LINK/update-tournament", TEAM],
  ["admin/LINK/manage-team", CAPTAIN],
  ["admin/LINK/update-teamstats", TEAM],
  ["admin/LINK/add-team", TEAM],
  ["admin/LINK/add-game", TEAM],
  ["admin/LINK/manage-game", TEAM],
  ["admin/LINK/add-score", TEAM],
  ["admin/LINK/score-sheets", TEAM],
  ["admin/LINK/admin-standing", TEAM],
  ["admin/LINK/manage-playoff", TEAM],
  ["admin/LINK/history", TEAM],
  ["admin/LINK/admin-feedback", TOURNAMENT],
  ["admin/LINK/share", TOURNAMENT],
])("/%s", async (path, text) => {
  const { linkindex } = fixture.tournament;
  await page.goto(`${site.url}/${path.replace("LINK", linkindex).replace("TEAM", team)}`);
  await shows(text);
  if (path.includes("LINK")) expect(await page.title()).toContain("<b>X</b>");
  expect([alerts, await made()]).toEqual([[], 0]);
});

test("a dialog that deletes, its reason, a toast and its undo", async () => {
  await page.goto(desk(site, fixture, "manage-team"));
  await page.getByLabel(`Select ${TEAM}`).check();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByText(TEAM).waitFor();
  await page.getByRole("button", { name: "Delete 1 team" }).click();
  await page.getByText(`${TEAM} is in use: `).waitFor();
  await page.goto(desk(site, fixture, "add-score"));
  await page.getByLabel(`${TEAM}, 9:00 AM court <b>X</b>`).fill("25");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("dialog").filter({ hasText: `${TEAM} v Aces 25` });
  await toast.getByRole("button", { name: "Undo" }).click();
  await page.getByText(`Undone: Entered 25 : – for ${TEAM} v Aces`).first().waitFor();
  expect([alerts, await made()]).toEqual([[], 0]);
});

test("a row that is pushed, and what is read out of it", async () => {
  await page.goto(`${site.url}/${fixture.tournament.linkindex}/scores`);
  await shows(TEAM);
  const pushed = "<img src=x onerror=alert(2)>";
  await send("PUT", `/api/${fixture.tournament._id}/teams/${team}`, { name: pushed });
  await shows(pushed);
  expect([alerts, await made()]).toEqual([[], 0]);
});

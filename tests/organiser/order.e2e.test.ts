// Figures sort by size and names as people count, in every table and every chooser of teams (rules 3 and 14).
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";
import { pageOf } from "./organiser-page.ts";

/** Added in this order; "Team 10" before "Team 2" is what text would give. */
const RECORDS: Record<string, object> = {
  Zebras: { standing: 0, totalWins: 0, cumulativePointDifference: 0 },
  "Team 10": { standing: 1, totalWins: 2, cumulativePointDifference: 12 },
  "Team 2": { standing: 2, totalWins: 9, cumulativePointDifference: 100 },
  "team 1": { standing: 0, totalWins: 10, cumulativePointDifference: -5 },
};
const IN_ORDER = ["team 1", "Team 2", "Team 10", "Zebras"];

let site: TestSite;
let page: Page;
let link: string;

beforeAll(async () => {
  site = await openTestSite();
  const owner = await site.register();
  const tournament = await site.tournament(owner);
  const ids = await addTeams(owner, tournament._id);
  link = tournament.linkindex;
  const body = { tournament: tournament._id, team1: ids[1], team2: ids[2], time: "09:00", court: "1" };
  await accepted(site.call("POST", "/api/games", { token: owner.token, body }));
  const path = `/api/tournaments/${tournament._id}/playoffs`;
  await accepted(site.call("POST", path, { token: owner.token, body: { method: "empty" } }));
  page = await pageOf(site, owner);
});
afterAll(async () => {
  await page.context().close();
  await site.stop();
});

async function addTeams({ token }: Person, tournamentID: string): Promise<string[]> {
  const ids: string[] = [];
  for (const [name, record] of Object.entries(RECORDS)) {
    const { _id } = await accepted(site.call("POST", "/api/teams", { token, body: { tournamentID, name } }));
    await accepted(site.call("PUT", `/api/${tournamentID}/teamstat/${_id}`, { token, body: record }));
    ids.push(_id);
  }
  return ids;
}

async function open(path: string): Promise<void> {
  await page.goto(`${site.url}/${path}`);
  await page.locator("h1:not(:text('Loading'))").first().waitFor({ state: "attached" });
}

/** The cells of a column by its header's full word, signs as a person reads them. */
async function columnOf(header: RegExp): Promise<string[]> {
  const headers = await page.getByRole("columnheader").allTextContents();
  const at = headers.findIndex((text) => header.test(text));
  const rows = await page.locator("tbody tr").all();
  const cells = await Promise.all(rows.map((row) => row.locator("th, td").nth(at).textContent()));
  return cells.map((text) => text!.trim().replace("\u2212", "-").replace("+", ""));
}

async function pressed(header: RegExp): Promise<string[]> {
  const sort = page.getByRole("columnheader", { name: header }).getByRole("button");
  await sort.click();
  return columnOf(header);
}

test.each(["LINK/standings", "admin/LINK/admin-standing"])("%s", async (path) => {
  await open(path.replace("LINK", link));
  await page.getByRole("row").nth(4).waitFor();
  expect(await columnOf(/Rank$/)).toEqual(["1", "2", "–", "–"]);
  expect(await columnOf(/^Name/)).toEqual(["Team 10", "Team 2", "team 1", "Zebras"]);
  const up = ["0", "2", "9", "10"];
  const [wins, others] = [await pressed(/Wins$/), await pressed(/Wins$/)];
  expect([wins, others].sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual([up, up.toReversed()]);
  const differences = [await pressed(/Point difference$/), await pressed(/Point difference$/)];
  const rising = ["-5", "0", "12", "100"];
  expect(differences.sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual([rising, rising.toReversed()]);
});

test.each(["LINK/teams", "admin/LINK/manage-team", "admin/LINK/update-teamstats"])("%s", async (path) => {
  await open(path.replace("LINK", link));
  await page.getByRole("row").nth(4).waitFor();
  const names = /^(Name|Team)/;
  expect(await columnOf(names)).toEqual(IN_ORDER);
  const both = [await pressed(names), await pressed(names)];
  expect(both.sort((a, b) => (a[0]! < b[0]! ? 1 : -1))).toEqual([IN_ORDER, IN_ORDER.toReversed()]);
});

// A second press, or a box that is typed in, would find the old address if a step takes longer.
test.each(["LINK/teams", "admin/LINK/manage-team"])(
  "%s: an order is there before the next key",
  async (path) => {
    await open(path.replace("LINK", link));
    const sort = page.getByRole("columnheader", { name: /^(Name|Team)/ }).getByRole("button");
    const orders = await sort.evaluate(async (button: HTMLElement) => {
      const seen: (string | null)[] = [];
      for (let press = 0; press < 3; press++) {
        button.click();
        for (let turn = 0; turn < 50; turn++) await null;
        seen.push(button.closest("th")!.getAttribute("aria-sort"));
      }
      return seen;
    });
    expect(orders).toEqual(["ascending", "descending", "ascending"]);
  },
);

/** Without the rank that follows a name in the workshop. */
const teamsAmong = (texts: string[]) =>
  texts.map((text) => text.replace(/ \(\d+\)$/, "")).filter((text) => text in RECORDS);

test.each([
  ["LINK", 1],
  ["LINK/schedules", 1],
  ["LINK/scores", 1],
  ["admin/LINK/update-tournament", 1],
  ["admin/LINK/manage-game", 1],
  ["admin/LINK/add-score", 1],
  ["admin/LINK/history", 1],
  ["admin/LINK/manage-playoff", 30],
])("the lists of teams on %s", async (path, choosers) => {
  await open(path.replace("LINK", link));
  await page
    .locator("select", { hasText: "Zebras" })
    .nth(choosers - 1)
    .waitFor({ state: "attached" });
  const lists = await page
    .locator("select", { hasText: "Zebras" })
    .evaluateAll((found) =>
      found.map((one) => [...(one as HTMLSelectElement).options].map(({ text }) => text)),
    );
  expect(lists.map(teamsAmong)).toEqual(Array(choosers).fill(IN_ORDER));
});

test.each(["add-game", "add-playoffgame"])("both search lists on %s", async (path) => {
  await open(`admin/${link}/${path}`);
  for (const side of [0, 1]) {
    const chooser = page.locator("input[role=combobox]").nth(side);
    await chooser.click();
    await page.getByRole("option").nth(3).waitFor();
    expect(teamsAmong(await page.getByRole("option").allTextContents())).toEqual(IN_ORDER);
    await page.keyboard.press("Escape");
  }
});

test("a row being edited offers its teams in the same order", async () => {
  await open(`admin/${link}/manage-game`);
  await page.getByLabel("Select Team 10 v Team 2").check();
  for (const side of [1, 2]) {
    const chooser = page.getByLabel(new RegExp(`^Team ${side} of `));
    const offered = await chooser.locator("option").allTextContents();
    expect(teamsAmong(offered)).toEqual(IN_ORDER);
  }
});

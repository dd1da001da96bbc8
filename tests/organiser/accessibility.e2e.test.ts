// Every page of an organiser passes the accessibility checker in both themes and never scrolls sideways.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";
import { addGame, DESK_PAGES, desk, pageOf } from "./organiser-page.ts";

const ACCOUNT_PAGES = [
  "registerform",
  "login",
  "profile",
  "add-tournament",
  "unauthorized",
  "verifyemail",
  "forgot",
  "reset",
  "invite",
];

const PAGES = [
  ...[...DESK_PAGES, "history?version=2&view=compare"].map((path) => `desk/${path}`),
  ...ACCOUNT_PAGES.map((path) => `auth/${path}`),
];

let site: TestSite;
let owner: Person;
let fixture: WithTeams;
let light: Page;
let dark: Page;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  fixture = await site.withTeams(owner);
  await addGame(site, owner, fixture, { team1: fixture.aces._id, team2: fixture.crush._id, time: "09:00" });
  light = await pageOf(site, owner);
  dark = await pageOf(site, owner, { width: 360, height: 740, dark: true });
});
afterAll(async () => {
  await light.context().close();
  await dark.context().close();
  await site.stop();
});

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
    ...(sideways > 0 ? [`${sideways} px too wide`] : []),
  ];
}

test.each(PAGES)("%s", async (path) => {
  for (const page of [light, dark]) {
    const [area, rest = ""] = path.split("/");
    await page.goto(area === "desk" ? desk(site, fixture, rest) : `${site.url}/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  }
});

test("with text twice as large no page of the desk scrolls sideways", async () => {
  const wide = await pageOf(site, owner, { letters: 32 });
  const phone = await pageOf(site, owner, { width: 390, height: 740, letters: 32 });
  for (const page of [wide, phone]) {
    for (const path of DESK_PAGES) {
      await page.goto(desk(site, fixture, path));
      await page.getByRole("heading", { level: 1 }).waitFor();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, over }).toEqual({ path, over: 0 });
    }
    await page.context().close();
  }
});

test("rows being edited", async () => {
  for (const [path, name] of [
    ["manage-team", "Select Aces"],
    ["manage-game", "Select Aces v Crush"],
  ] as const) {
    await light.goto(desk(site, fixture, path));
    await light.getByLabel(name).check();
    expect(await faultsOf(light)).toEqual([]);
  }
});

// Forced colours remove backgrounds and shadows: nobody saw which team Enter would choose.
test("with forced colours, the active team in the chooser has an edge", async () => {
  await light.emulateMedia({ forcedColors: "active" });
  await light.goto(desk(site, fixture, "add-game"));
  const chooser = light.getByRole("combobox", { name: "Team 1" });
  await chooser.click();
  await light.getByRole("option", { name: "Aces" }).waitFor();
  await chooser.press("ArrowDown");
  const edgeOf = (one: Element) => getComputedStyle(one).outlineStyle;
  const options = light.getByRole("option");
  const chosen = await options.evaluateAll((all) => all.map((one) => one.hasAttribute("data-highlighted")));
  const edges = await Promise.all((await options.all()).map((option) => option.evaluate(edgeOf)));
  expect(chosen).toContain(true);
  expect(edges).toEqual(chosen.map((isChosen) => (isChosen ? "solid" : "none")));
  await light.emulateMedia({ forcedColors: null });
});

// Its last button was below the window, where nothing scrolls.
test("on a page zoomed to 400 %, every button of a dialog can be reached", async () => {
  const page = await pageOf(site, owner, { width: 320, height: 256 });
  await page.goto(desk(site, fixture, "add-team"));
  await page.getByRole("textbox").first().fill("Zeta");
  await page.getByRole("link", { name: "Admin Home", exact: true }).click();
  const buttons = page.getByRole("dialog").getByRole("button");
  await buttons.last().waitFor();
  expect(await buttons.count()).toBe(4);
  expect(await faultsOf(page)).toEqual([]);
  for (const button of await buttons.all()) {
    await button.focus();
    const { y, height } = (await button.boundingBox())!;
    expect({ y, isInSight: y >= 0 && y + height <= 256 }).toEqual({ y, isInSight: true });
  }
  await page.context().close();
});

// The bar of the selected rows covered the focused box.
test("a focused element below selected rows is not behind their bar, and focus on the bar scrolls nothing", async () => {
  const { token } = owner;
  const tournamentID = fixture.tournament._id;
  for (let at = 1; at <= 12; at++)
    await accepted(site.call("POST", "/api/teams", { token, body: { tournamentID, name: `Row ${at}` } }));
  const page = await pageOf(site, owner, { width: 360, height: 420 });
  await page.goto(desk(site, fixture, "manage-team"));
  await page.getByLabel("Select Aces").check();
  const bar = page.getByRole("toolbar", { name: "Selected rows" });
  // What is on the bar is in sight: the page scrolled to its end for it.
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await bar.getByRole("button").first().focus();
  expect(await scrolled()).toBe(before);
  for (let at = 1; at <= 12; at++) {
    const box = page.getByLabel(`Select Row ${at}`, { exact: true });
    while (!(await box.evaluate((one) => one === document.activeElement))) await page.keyboard.press("Tab");
    const [{ y, height }, { y: top }] = [(await box.boundingBox())!, (await bar.boundingBox())!];
    expect({ at, isBehind: y + height > top }).toEqual({ at, isBehind: false });
  }
  await page.context().close();
});

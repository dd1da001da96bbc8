// What is printed: a poster on one sheet, score sheets court by court, and a schedule that shows its time.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { openSpringDay, type SpringDay } from "../spectator/spring-day.ts";
import { noAlerts, pageOf } from "./organiser-page.ts";

let day: SpringDay;
let page: Page;
let alerts: string[];
beforeAll(async () => {
  day = await openSpringDay();
  page = await pageOf(day.site, day.owner);
  alerts = noAlerts(page);
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

/** What the margins leave of a sheet: 186 mm. */
const A4_PX = 703;

const desk = (path: string) => day.url.replace(/\/([^/]+)$/, `/admin/$1/${path}`);

async function pagesPrinted(format: "A4" | "Letter"): Promise<number> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

const passesAxe = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

const visible = (text: string) => page.getByText(text, { exact: true }).first().isVisible();

test("score sheets: court by court, whole, for the games that are still to play", async () => {
  const { aces, crush, tournament } = day;
  for (const court of ["10", "10"])
    await day.send("POST", "/api/games", {
      ...{ tournament: tournament._id, team1: aces._id, team2: crush._id },
      ...{ court, time: "14:00" },
    });
  await page.goto(desk("score-sheets"));
  const sheets = page.getByRole("article", { name: /^Score sheet/ });
  await page.getByRole("button", { name: "Print 5 sheets" }).waitFor();
  expect(await page.locator("main h2").allTextContents()).toEqual(["Court 2", "Court 10"]);
  expect(await sheets.first().textContent()).toMatch(/Court 29:40 AM.*Spring Open.*Aces.*Crush.*Referee/);
  expect([await pagesPrinted("A4"), await pagesPrinted("Letter")]).toEqual([2, 2]);
  await page.getByRole("checkbox", { name: "Played games too" }).click();
  await page.getByRole("button", { name: "Print 7 sheets" }).waitFor();
  await page.getByRole("combobox", { name: "Court" }).selectOption("10");
  await page.getByRole("button", { name: "Print 2 sheets" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Print 2 sheets" }).waitFor();
  await passesAxe();
});

test("a printed schedule has no menus, is black on white, and says whose it is and from when", async () => {
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.goto(`${day.url}/schedules?team=${day.aces._id}`);
  await page.getByRole("table").waitFor();
  expect(await visible("Home")).toBe(true);
  await page.emulateMedia({ media: "print" });
  const pressed = ["Home", "Add to calendar", "Skip to the page"];
  expect(await Promise.all(pressed.map(visible))).toEqual([false, false, false]);
  // A header is repeated on the next sheet, a button in it is not: only its words may be left.
  const header = page.getByRole("columnheader", { name: "Time" }).getByRole("button");
  expect(await header.evaluate((button) => getComputedStyle(button).display)).toBe("contents");
  expect([
    await visible("Spring Open"),
    await visible("· Sat 4 May 2024"),
    await visible("Schedule of Aces"),
  ]).toEqual([true, true, true]);
  await page.getByText(/^As of \w+ \d+ \w+, \d+:\d\d [AP]M$/).waitFor();
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    return [color, getComputedStyle(document.documentElement).backgroundColor];
  });
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => localStorage.removeItem("theme"));
  expect(await pagesPrinted("A4")).toBe(1);
});

test("no page is wider than its paper, however long the names of teams and divisions are", async () => {
  const { aces, division } = day;
  await day.send("PUT", `/api/${day.tournament._id}/divisions/${division._id}`, {
    name: `Gold ${"Northern Counties ".repeat(4)}`.slice(0, 60),
  });
  const window = page.viewportSize()!;
  await page.setViewportSize({ width: A4_PX, height: window.height });
  await page.emulateMedia({ media: "print" });
  const open = ["standings", "teams", "divisions", "scores", `schedules?team=${aces._id}`];
  const wide: string[] = [];
  for (const address of [
    ...open.map((path) => `${day.url}/${path}`),
    ...["manage-team", "manage-game", "manage-division", "add-score"].map(desk),
  ]) {
    await page.goto(address);
    await page.locator("main :is(tbody tr, li)").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(address);
  }
  expect(wide).toEqual([]);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(window);
});

test("an organiser's table prints as data alone: no boxes, choices, buttons, hints or links to pages", async () => {
  const pressed = page.locator(
    "main :is(button:not(th > button), [aria-label^='Select '], input[type=range], a[href*='/admin/'], [role=toolbar])",
  );
  const shownOf = async (all: ReturnType<Page["locator"]>) =>
    (await Promise.all((await all.all()).map((one) => one.isVisible()))).filter(Boolean).length;
  for (const path of ["manage-team", "manage-game", "history"]) {
    await page.goto(desk(path));
    await page.locator("main :is(tbody tr, ol li)").first().waitFor();
    const select = page.getByRole("checkbox", { name: /^Select / });
    if (await select.count()) await select.nth(1).click();
    expect(await shownOf(pressed), path).toBeGreaterThan(1);
    await page.emulateMedia({ media: "print" });
    expect(await shownOf(pressed), path).toBe(0);
    expect(await shownOf(page.locator("main h1 + p")), path).toBe(0);
    await page.emulateMedia({ media: null });
  }
  await page.goto(desk("add-score"));
  const row = page.getByRole("row").filter({ hasText: "Aces" }).first();
  const boxes = row.getByRole("textbox");
  await boxes.first().waitFor();
  await page.emulateMedia({ media: "print" });
  const border = (box: Element) => getComputedStyle(box).borderTopWidth;
  expect(await boxes.first().evaluate(border)).toBe("0px");
  expect(await visible("Not entered")).toBe(false);
  expect(await shownOf(page.locator("main select"))).toBe(0);
  await page.emulateMedia({ media: null });
});

test("the poster is one sheet of either paper, whatever the tournament is called", async () => {
  const name = `</script><script>alert(1)</script> ${"The Grand Old Volleyball Society of Wharfedale ".repeat(2)}`;
  const location = "The Sports Hall of the Grammar School by the Quay, Harbour Street 14, Northport";
  await day.send("PUT", `/api/tournaments/${day.tournament._id}`, { name, location });
  await page.goto(desk("share"));
  const poster = page.getByRole("article", { name: "Poster" });
  await poster.getByText(name.trim()).waitFor();
  await poster.getByText(location).waitFor();
  await poster.getByText("Sat 4 May 2024").waitFor();
  await poster.getByRole("img", { name: `QR code for ${day.url}` }).waitFor();
  expect(await poster.textContent()).toContain(day.url.replace("http://", ""));
  expect([await pagesPrinted("A4"), await pagesPrinted("Letter"), alerts]).toEqual([1, 1, []]);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "Share", exact: true }).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await passesAxe();
});

test("only a link that was really copied is reported as copied, and only this tournament's is counted", async () => {
  await day.site.call("POST", "/api/share", { body: { platform: "Twitter", url: `${day.site.url}/` } });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  const notes = page.getByRole("region", { name: "Notifications" });
  await notes.getByText("Copied to clipboard").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(day.url);
  await page.reload();
  await page.getByRole("row", { name: "CopyToClipboard 1" }).waitFor();
  await page.getByRole("row", { name: "Twitter 0" }).waitFor();
});

test("whoever may see the tournament may print its poster; nobody else learns of it", async () => {
  const visitor = await newPage({ width: 360, height: 740 });
  await visitor.goto(desk("share"));
  await visitor.getByRole("article", { name: "Poster" }).waitFor();
  await day.send("PUT", `/api/tournaments/${day.tournament._id}`, { isPublished: false });
  await visitor.reload();
  await visitor.getByText("Out of bounds").waitFor();
  await visitor.context().close();
  await page.getByText("Not published yet.").waitFor();
});

// The oldest supported browser, Safari 16 on a phone of 2017: features that came to browsers later are removed.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { DESK_PAGES, desk } from "../organiser/organiser-page.ts";
import { openSpringDay, pages, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
let page: Page;
beforeAll(async () => {
  day = await openSpringDay();
  page = await newPage({ width: 360, height: 740 });
  await page.addInitScript(forgetWhatCameLater);
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

/** Runs in the page. By name, because the types assume today's browsers. */
function forgetWhatCameLater(): void {
  const later: [object, string][] = [
    [Map, "groupBy"],
    [Object, "groupBy"],
    [Promise, "withResolvers"],
    [Promise, "try"],
    [Array, "fromAsync"],
    [AbortSignal, "any"],
    [URL, "canParse"],
    [URL, "parse"],
    [RegExp, "escape"],
    [String.prototype, "isWellFormed"],
    [String.prototype, "toWellFormed"],
    [Document.prototype, "startViewTransition"],
    [HTMLElement.prototype, "showPopover"],
    [Element.prototype, "checkVisibility"],
    [window, "requestIdleCallback"],
    [window, "scheduler"],
    [window, "navigation"],
    ...(["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"] as const).map(
      (name): [object, string] => [Set.prototype, name],
    ),
    ...[
      "map",
      "filter",
      "take",
      "drop",
      "flatMap",
      "reduce",
      "toArray",
      "forEach",
      "some",
      "every",
      "find",
    ].map((name): [object, string] => [Object.getPrototypeOf(Object.getPrototypeOf([].values())), name]),
  ];
  for (const [holder, name] of later) Reflect.deleteProperty(holder, name);
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  Reflect.deleteProperty(ReadableStream.prototype, "values");
}

test("every page of a tournament is drawn, comes alive and is told of a score", async () => {
  for (const path of pages) {
    await page.goto(`${day.url}${path}`);
    await page.getByRole("banner").getByRole("button", { name: "Live" }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  }
  await page.goto(`${day.url}/scores`);
  await page.getByRole("banner").getByRole("button", { name: "Live" }).waitFor();
  const games = await day.site.call("GET", `/api/games/${day.tournament._id}`);
  const { _id } = games.body.find(({ time }: { time: string }) => time === "09:40");
  await day.send("PUT", `/api/${day.tournament._id}/games/${_id}`, { scoreTeam1: 25, scoreTeam2: 18 });
  await page.getByRole("listitem").filter({ hasText: "9:40 AM" }).filter({ hasText: "Final" }).waitFor();
});

test("an organiser logs in, goes through every page of the desk, enters a score and undoes it", async () => {
  await page.goto(`${day.site.url}/auth/login`);
  await page.getByLabel("Email").fill(day.owner.email);
  await page.locator("input[type=password]").fill(day.owner.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Welcome, Robin Hale" }).waitFor();
  for (const path of DESK_PAGES) {
    await page.goto(desk(day.site, day, path));
    await page.getByRole("banner").getByRole("button", { name: "Live" }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  }
  await page.goto(desk(day.site, day, "add-score"));
  await page.getByLabel(/^Diggers, 10:40 AM/).fill("25");
  await page.getByLabel(/^Aces, 10:40 AM/).fill("19");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Undo" }).click();
  await page
    .getByText(/^Undone: Entered 25 : 19/)
    .first()
    .waitFor();
});

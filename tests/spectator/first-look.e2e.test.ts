// The page is there before its script: drawn by the server, with the snapshot that the stream continues from.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { openSpringDay, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
let page: Page;
beforeAll(async () => {
  day = await openSpringDay();
  page = await newPage({ width: 360, height: 740 });
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

test("the schedule is readable without a script and a question, and the stream goes on after it", async () => {
  const asked: string[] = [];
  const streaming = page.waitForRequest("**/live?rows=changed");
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/tournament")) asked.push(pathname);
  });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.route("**/live?rows=changed", () => {});
  await page.goto(`${day.url}/schedules?team=${day.aces._id}`, { waitUntil: "commit" });
  await page.getByRole("table").getByText("Blockers").first().waitFor();
  expect(asked).toEqual([]);
  scripts.resolve();
  const id = day.tournament._id;
  expect(await streaming.then((request) => request.headers()["last-event-id"])).toMatch(/^[\w-]+-\d+$/);
  expect(asked).toEqual([`/api/tournaments/${id}/live`]);
});

test("what is pressed and chosen before the script is there happens when it is", async () => {
  const scripts = Promise.withResolvers<void>();
  await page.unroute("**/assets/*.js");
  await page.route("**/assets/index-*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const team = page.getByRole("combobox", { name: "Team", exact: true });
  await page.goto(`${day.url}/schedules?team=${day.aces._id}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: /Time/ }).click();
  await team.selectOption("Crush");
  const chosen = await team.inputValue();
  expect(chosen).not.toBe(day.aces._id);
  await page.getByRole("radio", { name: "Dark" }).click();
  scripts.resolve();
  await page.waitForURL((url) => url.searchParams.get("team") === chosen);
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
  expect(new URL(page.url()).searchParams.get("sort")).toBe("-time");
});

// The home page's search lost what was typed before the script had loaded.
test("what is typed before the script is there stays, with its caret, and is searched for", async () => {
  const scripts = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route("**/assets/index-*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(day.site.url, { waitUntil: "commit" });
  const box = page.getByPlaceholder("Search Tournaments...");
  await box.focus();
  await page.keyboard.type("sprung");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  scripts.resolve();
  await page.waitForURL((url) => url.searchParams.get("q") === "sprng");
  await page.keyboard.type("i");
  await page.getByText("1 tournament found").first().waitFor();
  expect(await box.inputValue()).toBe("spring");
  await page.keyboard.press("Escape");
});

test("a device that follows a team gets that team's page drawn", async () => {
  await page.unrouteAll();
  await page.goto(`${day.url}/schedules?team=${day.aces._id}`);
  await page.getByRole("button", { name: "Follow Aces" }).click();
  await page.getByRole("button", { name: "Stop following Aces" }).waitFor();
  const html = await (await page.context().request.get(`${day.url}/schedules`)).text();
  expect(html.includes("Schedule of Aces")).toBe(true);
});

test("a score after that page is shown all the same", async () => {
  await page.goto(`${day.url}/scores?team=${day.aces._id}`);
  await page.getByText("Live", { exact: true }).first().waitFor();
  const [game] = (
    await (await fetch(`${day.site.url}/api/tournaments/${day.tournament._id}/snapshot`)).json()
  ).games.filter(
    (one: { scoreTeam1: number | null; isReferee: boolean }) => one.scoreTeam1 === null && !one.isReferee,
  );
  await day.send("PUT", `/api/${day.tournament._id}/games/${game._id}`, { scoreTeam1: 31, scoreTeam2: 29 });
  await page.getByText("31", { exact: true }).first().waitFor();
});

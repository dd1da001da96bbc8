// Scores arrive by themselves, are read out once, and the badge tells the truth about the stream.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { openSpringDay, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
let page: Page;
beforeAll(async () => {
  day = await openSpringDay();
  page = await newPage({ width: 360, height: 740 });
  await page.goto(`${day.url}/scores`);
  await badge("Live").waitFor();
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

const badge = (word: string) => page.getByRole("banner").getByRole("button", { name: word });
const said = (words: string) => page.getByRole("status").filter({ hasText: words });
const row = (time: string) => page.getByRole("listitem").filter({ hasText: time });

async function score(time: string, scoreTeam1: number, scoreTeam2: number): Promise<void> {
  const games = await day.site.call("GET", `/api/games/${day.tournament._id}`);
  const game = games.body.find((one: { time: string }) => one.time === time);
  await day.send("PUT", `/api/${day.tournament._id}/games/${game._id}`, { scoreTeam1, scoreTeam2 });
}

test("a score appears in its row without a reload and is announced as a sentence", async () => {
  await score("09:40", 25, 18);
  await row("9:40 AM").filter({ hasText: "Final" }).waitFor();
  await said("Aces 25, Crush 18. Final.").waitFor();
});

test("without a network it is not called live, keeps what it has, and comes back by itself", async () => {
  await page.context().setOffline(true);
  await badge("Offline").waitFor();
  expect(await badge("Offline").textContent()).toMatch(/as of \d{1,2}:\d\d [AP]M/);
  await score("10:40", 20, 25);
  expect(await row("10:40 AM").filter({ hasText: "Scheduled" }).count()).toBe(1);
  await page.context().setOffline(false);
  await badge("Live").waitFor();
  await row("10:40 AM").filter({ hasText: "Final" }).waitFor();
});

test("a server that answers no longer is not called live either", async () => {
  const pressed = page.locator("body[data-pressed]");
  await page.route("**/api/**", async (route) =>
    (await pressed.count()) > 0 ? route.continue() : route.fulfill({ status: 503, body: "{}" }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await badge("Reconnecting").waitFor();
  await page.getByText("Could not refresh.").waitFor();
  expect(await row("9:00 AM").count()).toBe(2);
  const retry = page.getByRole("button", { name: "Retry" });
  // The page also asks by itself: requests are answered only after the press, so that the button is there for it.
  await retry.evaluate((button) =>
    button.addEventListener("pointerdown", () => document.body.setAttribute("data-pressed", "")),
  );
  await retry.click();
  await badge("Live").waitFor();
  await page.unroute("**/api/**");
});

test("a page that is kept for the way back holds no stream, and catches up when it is shown again", async () => {
  const turns = (type: "pagehide" | "pageshow") =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  const ended = page.waitForEvent("requestfailed", (request) => /\/live\b/.test(request.url()));
  await turns("pagehide");
  await ended;
  await score("09:40", 25, 16);
  expect(await row("9:40 AM").filter({ hasText: "18" }).count()).toBe(1);
  await turns("pageshow");
  await row("9:40 AM").filter({ hasText: "16" }).waitFor();
  await badge("Live").waitFor();
});

test("paused, nothing is applied until it goes on", async () => {
  await badge("Live").click();
  await badge("Paused").waitFor();
  await score("12:00", 25, 3);
  await Bun.sleep(500);
  expect(await row("12:00 PM").filter({ hasText: "Scheduled" }).count()).toBe(1);
  await badge("Paused").click();
  await row("12:00 PM").filter({ hasText: "Final" }).waitFor();
  await badge("Live").waitFor();
});

test("a tournament that is no longer published is not shown any longer", async () => {
  await day.send("PUT", `/api/tournaments/${day.tournament._id}`, { isPublished: false });
  await page.getByRole("heading", { name: "Page not found" }).waitFor({ state: "attached" });
});

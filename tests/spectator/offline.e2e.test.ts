// Without a network: the tournaments seen last as they were, a page that says so for everything else, nothing hidden.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { openBetween } from "../harness/between.ts";
import { newPage } from "../harness/browser.ts";
import { openSpringDay, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
let page: Page;
beforeAll(async () => {
  day = await openSpringDay();
  page = await newPage({ width: 360, height: 740, worker: true });
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

/** The addresses in one cache, or in all of them. */
const kept = (name?: string, of = page) =>
  of.evaluate(async (only) => {
    const names = only ? [only] : await caches.keys();
    const keys = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, name);
/** Playwright's own waiting takes the promise of an asynchronous check for true. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await Bun.sleep(50);
}
const goOffline = (offline: boolean) => page.context().setOffline(offline);
const workerIsInCharge = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test("a tournament reached from the home page opens, with the time that it is from", async () => {
  await page.goto(day.site.url);
  await workerIsInCharge();
  await page
    .getByRole("link", { name: /Spring Open/ })
    .first()
    .click();
  await until(async () => (await kept("snapshots")).length > 0);
  await goOffline(true);
  for (const part of ["scores", "schedules", "standings", "teams", "divisions", "wildcard", "playoff"]) {
    await page.goto(`${day.url}/${part}?team=${day.aces._id}`);
    const badge = page.getByRole("banner").getByRole("button", { name: "Offline" });
    await badge.waitFor();
    expect(await badge.textContent()).toMatch(/as of \d{1,2}:\d\d [AP]M/);
  }
});

test("what was never seen says that there is no network, and what does open without", async () => {
  await page.goto(`${day.site.url}/auth/login`);
  await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
  await page.getByRole("link", { name: day.tournament.name }).click();
  await page.getByRole("banner").getByRole("button", { name: "Offline" }).waitFor();
  await goOffline(false);
});

test("the five seen last are kept, the newest first; their list passes axe and works by keyboard", async () => {
  const own = await newPage({ width: 320, height: 640, worker: true });
  const names = ["One", "Two", "Three", "Four", "Five", "Six"].map((word) => `Cup ${word}`);
  await own.goto(day.site.url);
  await own.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const name of names) {
    const cup = await day.site.tournament(day.owner, { name, acronym: name, slug: name });
    await own.goto(`${day.site.url}/${cup.linkindex}/schedules`);
    const address = `/api/tournaments/${cup._id}/snapshot`;
    await until(async () => (await kept("snapshots", own)).includes(address));
  }
  // The oldest goes once the newest has come.
  await until(async () => (await kept("snapshots", own)).length === 5);
  await own.context().setOffline(true);
  await own.goto(`${day.site.url}/auth/login`);
  const links = own.getByRole("list").getByRole("link");
  await links.nth(4).waitFor();
  expect(await links.allTextContents()).toEqual(names.slice(1).toReversed());
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await own.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: own }).analyze();
    found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`));
  }
  const wide = await own.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([found, wide]).toEqual([[], 0]);
  const focused = () => own.evaluate(() => document.activeElement?.textContent ?? "");
  const stops: string[] = [];
  for (let at = 0; at < 2; at++) {
    await own.keyboard.press("Tab");
    stops.push(await focused());
  }
  expect(stops).toEqual(["Try again", "Cup Six"]);
  await own.keyboard.press("Enter");
  const badge = own.getByRole("banner").getByRole("button", { name: "Offline" });
  await badge.waitFor();
  expect(await badge.textContent()).toMatch(/as of \d{1,2}:\d\d [AP]M/);
  await own.context().close();
});

test("of the server's answers it holds public snapshots alone", async () => {
  await page.goto(day.site.url);
  await page.evaluate((token) => localStorage.setItem("token", token), day.owner.token);
  await page.goto(`${day.site.url}/admin`);
  await page.goto(`${day.url}/standings`);
  await page.getByRole("banner").getByRole("button", { name: "Live" }).waitFor();
  const answers = (await kept()).filter((path) => /^\/(api|auth|admin)\b/.test(path));
  expect(answers).toEqual([`/api/tournaments/${day.tournament._id}/snapshot`]);
});

test("a file that is opened like a page, such as a calendar, leaves what is kept alone", async () => {
  await page.goto(`${day.url}/calendar/${day.aces._id}.ics`).catch(() => {});
  expect(await kept("snapshots")).toHaveLength(1);
});

test.each([
  ["a network that wants a login", 200],
  ["a proxy that knows no such page", 404],
  ["a proxy without a server", 502],
])("%s takes nothing of what is kept, and what it left behind breaks no page", async (_name, status) => {
  const headers = { "content-type": "text/html" };
  const between = openBetween(day.site.url);
  const own = await newPage({ width: 360, height: 740, worker: true });
  const schedule = `${between.url}/${day.tournament.linkindex}/schedules`;
  await own.goto(schedule);
  await own.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const address = `/api/tournaments/${day.tournament._id}/snapshot`;
  await until(async () => (await kept("snapshots", own)).includes(address));
  between.answerBy(() => new Response("<h1>Not the site</h1>", { status, headers }));
  await own.goto(schedule);
  // As an older worker may have kept it under the name of such a network.
  await own.evaluate(async (page) => {
    const left = await caches.open("snapshots");
    await left.put("/api/tournaments/older/snapshot", new Response(page));
  }, "<h1>Not the site</h1>");
  await own.context().setOffline(true);
  await own.goto(schedule);
  await own.getByRole("banner").getByRole("button", { name: "Offline" }).waitFor();
  expect(await own.getByText("Aces").count()).toBeGreaterThan(0);
  await own.context().close();
});

test("what is no longer published is forgotten", async () => {
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto(day.url);
  await page.getByRole("banner").getByRole("button", { name: "Live" }).waitFor();
  await page.goto(day.site.url);
  await day.send("PUT", `/api/tournaments/${day.tournament._id}`, { isPublished: false });
  expect(await kept("snapshots")).toHaveLength(1);
  await page.goto(day.url);
  await until(async () => (await kept("snapshots")).length === 0);
  await goOffline(true);
  await page.goto(day.url);
  await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
  await goOffline(false);
});

test("a new build replaces what the one before has cached", async () => {
  await page.goto(day.site.url);
  await page.evaluate(async () => {
    await (await caches.open("assets-before")).put("/assets/before.js", new Response(""));
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.reload();
  await workerIsInCharge();
  await until(() => page.evaluate(async () => !(await caches.has("assets-before"))));
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.startsWith("assets-"))).toHaveLength(1);
});

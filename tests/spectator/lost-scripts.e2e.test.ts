// Scripts that a poor network withholds: the page says so or stays readable, and recovers without anybody's help.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { openSpringDay, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
beforeAll(async () => {
  day = await openSpringDay();
});
afterAll(() => day.site.stop());

/** Withheld until the returned function is called. */
async function withhold(page: Page, scripts: RegExp): Promise<() => void> {
  let isWithheld = true;
  await page.route(scripts, (route) => (isWithheld ? route.abort() : route.fallback()));
  return () => {
    isWithheld = false;
  };
}
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online")));
const live = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Live" }).waitFor();

test("no script at all: the drawn page is there to be read, and follows once the scripts come", async () => {
  const page = await newPage({ width: 360, height: 740 });
  const release = await withhold(page, /\/assets\/.*\.js$/);
  await page.goto(`${day.url}/schedules`);
  expect(await page.getByText("Aces").count()).toBeGreaterThan(0);
  release();
  await online(page);
  await live(page);
  await page.context().close();
});

test("a page that nothing is drawn of says that it did not come, and comes", async () => {
  const page = await newPage({ width: 360, height: 740 });
  const release = await withhold(page, /\/assets\/.*\.js$/);
  await page.goto(`${day.site.url}/auth/login`);
  await page.getByText("This page has not come whole. It loads again by itself.").waitFor();
  release();
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  await page.context().close();
});

test("the stream's reader does not come: the page is live once it does, and was not until it was loaded anew", async () => {
  const page = await newPage({ width: 360, height: 740 });
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/stream-"));
  const release = await withhold(page, /\/assets\/stream-.*\.js$/);
  await page.goto(`${day.url}/schedules`);
  await lost;
  release();
  await live(page);
  await page.context().close();
});

test("what stands at the page's foot does not come at first: it comes, without the page being loaded anew", async () => {
  const page = await newPage({ width: 360, height: 740 });
  const buttons = /\/assets\/share-buttons-.*\.js/;
  const lost = page.waitForEvent("requestfailed", (request) => buttons.test(request.url()));
  const release = await withhold(page, buttons);
  await page.goto(`${day.url}/schedules`);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await lost;
  release();
  await page.getByRole("button", { name: "Copy link" }).waitFor();
  expect(await page.locator("body[data-same]").count()).toBe(1);
  await page.context().close();
});

test("the next page's script does not come: it says so in place, and opens without a press", async () => {
  const page = await newPage({ width: 360, height: 740 });
  await page.goto(day.url);
  await live(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Playoff" }).first().click();
  await page.getByText("The page loads by itself when the connection is back.").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1, name: /Playoff/ }).waitFor();
  await live(page);
  await page.context().close();
});

test("the site is away and the device has its network: the page says so in place, also after Retry, and comes", async () => {
  const page = await newPage({ width: 360, height: 740 });
  await page.goto(day.url);
  await live(page);
  const release = await withhold(page, /./);
  await page.getByRole("link", { name: "Playoff" }).first().click();
  const said = page.getByText("The page loads by itself as soon as it can.");
  await said.waitFor();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.locator("[data-pending]").waitFor({ state: "detached" });
  expect(await said.isVisible()).toBe(true);
  release();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("heading", { level: 1, name: /Playoff/ }).waitFor();
  await live(page);
  await page.context().close();
});

test("the next page's script comes late: the page says that it is busy until it is there", async () => {
  const page = await newPage({ width: 360, height: 740 });
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/playoff-page-.*\.js$/, async (route) => {
    await script.promise;
    await route.fallback();
  });
  await page.goto(day.url);
  await live(page);
  await page.getByRole("link", { name: "Playoff" }).first().click();
  await page.locator("#root[aria-busy=true]").waitFor();
  script.resolve();
  await page.getByRole("heading", { level: 1, name: /Playoff/ }).waitFor();
  await page.locator("#root[aria-busy=false]").waitFor();
  await page.context().close();
});

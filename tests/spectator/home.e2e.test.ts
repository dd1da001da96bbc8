// The home page: dates as they were typed in every zone, a search over all of a card, and news without a reload.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { openTestSite, type Person, type TestSite } from "../harness/site.ts";

let site: TestSite;
let owner: Person;
let page: Page;
beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  await site.tournament(owner, { location: "Leeds" });
  page = await newPage({ width: 360, height: 740, timezone: "America/Los_Angeles" });
  await page.goto(site.url);
});
afterAll(async () => {
  await page.context().close();
  await site.stop();
});

const search = () => page.getByPlaceholder("Search Tournaments...");

test("the start date is the one that was typed, west of Greenwich too", async () => {
  await page.getByRole("link", { name: "Spring Open" }).waitFor();
  expect(await page.getByText("05/04/2024").count()).toBe(1);
  expect(await page.getByText("TBD").count()).toBe(1);
  expect(await page.getByRole("main").getByRole("link", { name: "Login" }).count()).toBe(1);
});

test("the search finds the date as shown, says how many, and can be cleared", async () => {
  await search().fill("05/04/2024");
  await page.getByRole("status").filter({ hasText: "1 tournament found." }).waitFor();
  await search().fill("05/03/2024");
  await page.getByRole("status").filter({ hasText: "No tournaments found." }).waitFor();
  await page.getByRole("button", { name: "Clear the search" }).click();
  expect(await page.getByRole("link", { name: "Spring Open" }).count()).toBe(1);
});

test("a newly published tournament appears by itself, the newest first", async () => {
  await site.tournament(owner, { name: "東京オープン", acronym: "TOKYO24", startdate: "2024-06-01" });
  await page.getByRole("link", { name: "東京オープン" }).waitFor();
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(names).toEqual(["東京オープン", "Spring Open"]);
});

test("a link in another script leads to its tournament, with the same day", async () => {
  await page.getByRole("link", { name: "東京オープン" }).click();
  await page.getByText("東京オープン · Sat 1 Jun").waitFor();
});

test("an unknown link leads back", async () => {
  await page.goto(`${site.url}/there-is-no-such-cup`);
  await page.getByRole("link", { name: "See all tournaments" }).click();
  await page.getByRole("heading", { name: "Volleyball Scorecards" }).waitFor();
});

test("a list that fails to load says so in place, can be retried, and recovers by itself", async () => {
  const visitor = await newPage({ width: 1280, height: 800 });
  const list = /\/api\/(live|tournaments\/published)(\?|$)/;
  await visitor.route(list, (route) => route.fulfill({ status: 500 }));
  await visitor.goto(`${site.url}/auth/login`);
  await visitor.getByRole("link", { name: "Home", exact: true }).click();
  const said = visitor.getByRole("alert").getByText("Network response was not ok");
  await said.waitFor();
  const asked = visitor.waitForRequest(list);
  await visitor.getByRole("button", { name: "Retry" }).click();
  await asked;
  await said.waitFor();
  await visitor.unroute(list);
  await visitor.getByRole("link", { name: "Spring Open" }).waitFor();
  await visitor.context().close();
});

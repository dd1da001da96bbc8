// The evening of a day whose results are missing: which games are waited for, with and without a followed team.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { openSpringDay, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
let page: Page;
beforeAll(async () => {
  day = await openSpringDay();
  page = await newPage({ width: 360, height: 740 });
  await page.clock.setFixedTime("2024-05-04T21:00:00Z");
  await page.goto(day.url);
  await page.getByRole("heading", { level: 1 }).waitFor();
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

const rows = (list: string) => page.getByRole("list", { name: list, exact: true }).getByRole("listitem");

test("the home of the tournament says what is waited for, before the latest results", async () => {
  await rows("Waiting for results").first().waitFor();
  expect(await rows("Waiting for results").count()).toBe(3);
  expect(await rows("Waiting for results").first().textContent()).toContain("Scheduled");
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Waiting for results",
    "Latest results",
    "Leading",
    "All pages",
  ]);
});

// It left "On court now" and was nowhere, until nothing more was to come.
test("a game that ends while others are to come is the first of the latest results", async () => {
  const { _id: tournament } = day.tournament;
  const { body } = await day.site.call("GET", `/api/games/${tournament}`);
  const onCourt = body.find(({ time }: { time: string }) => time === "09:40");
  await page.clock.setFixedTime("2024-05-04T09:50:00Z");
  await page.reload();
  await rows("On court now").filter({ hasText: "9:40 AM" }).waitFor();
  await day.send("PUT", `/api/${tournament}/games/${onCourt._id}`, { scoreTeam1: 25, scoreTeam2: 18 });
  await rows("Latest results").first().filter({ hasText: "9:40 AM" }).waitFor();
  expect(await rows("Latest results").count()).toBe(3);
  expect(await rows("On court now").count()).toBe(0);
});

test("a followed team is told whose result it waits for, and once it is there, that nothing more is planned", async () => {
  await page.clock.setFixedTime("2024-05-04T21:00:00Z");
  await page.reload();
  await page.getByLabel("Which team do you follow?").selectOption({ label: "Aces" });
  await page.getByText("Waiting for the result against Blockers.").waitFor();
  expect(await rows("Games of Aces").filter({ hasText: "Scheduled" }).count()).toBe(2);
  const { body } = await day.site.call("GET", `/api/games/${day.tournament._id}`);
  const last = body.find(({ time }: { time: string }) => time === "12:00");
  await day.send("PUT", `/api/${day.tournament._id}/games/${last._id}`, { scoreTeam1: 25, scoreTeam2: 20 });
  await page.getByText("Nothing more is planned for Aces.").waitFor();
});

// A day's scores: one press leads from the morning to what is on court.
import { expect, test } from "bun:test";
import { newPage } from "../harness/browser.ts";
import { openSpringDay } from "./spring-day.ts";

test("a step leads to the game on court, for eyes and keyboard, but not if there are few games", async () => {
  const day = await openSpringDay();
  const page = await newPage({ width: 360, height: 500 });
  await page.clock.setFixedTime("2024-05-04T12:10:00Z");
  await page.goto(`${day.url}/scores`);
  const row = page.getByRole("listitem").filter({ hasText: "12:00 PM" });
  await row.getByText("Now", { exact: true }).waitFor();
  const isInSight = () =>
    row.evaluate((one) => one.getBoundingClientRect().bottom < document.documentElement.clientHeight);
  expect(await isInSight()).toBe(false);
  await page.getByRole("button", { name: "On court now" }).press("Enter");
  expect(await isInSight()).toBe(true);
  await page.keyboard.press("Tab");
  expect(
    await row
      .getByRole("link")
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.goto(`${day.url}/scores?team=${day.aces._id}`);
  await row.getByText("Now", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "On court now" }).count()).toBe(0);
  await page.context().close();
  await day.site.stop();
});

// Nothing scrolls sideways on the smallest phone, markup in names is text, and no page breaks the rules of access.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { longName, markup, openSpringDay, pages, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
beforeAll(async () => {
  day = await openSpringDay();
});
afterAll(() => day.site.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("h1:not(:text('Loading'))").waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
}

test("no page scrolls sideways at 320 px, and markup in names is text", async () => {
  const page = await newPage({ width: 320, height: 640 });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { body: teams } = await day.site.call("GET", `/api/teams/${day.tournament._id}`);
  const followed = teams.find(({ name }: { name: string }) => name === longName)._id;
  await page.addInitScript(
    ([key, team]) => localStorage.setItem(key!, team!),
    [`team-${day.tournament._id}`, followed],
  );
  for (const path of pages) {
    await open(page, `${day.url}${path}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ path, wide }).toEqual({ path, wide: 0 });
  }
  await open(page, `${day.url}/teams`);
  expect(await page.getByRole("link", { name: markup }).count()).toBe(1);
  expect(dialogs).toEqual([]);
  await page.context().close();
});

test("the followed team is remembered, marked and can be left", async () => {
  const page = await newPage({ width: 360, height: 740 });
  await open(page, day.url);
  await page.getByRole("combobox", { name: "Which team do you follow?" }).selectOption({ label: "Aces" });
  await page.getByRole("heading", { name: "Where we stand" }).waitFor();
  await open(page, `${day.url}/standings`);
  expect(await page.locator("tr[data-chosen]").textContent()).toContain("Aces");
  await open(page, day.url);
  await page.getByRole("button", { name: "Stop following" }).click();
  await page.getByRole("combobox", { name: "Which team do you follow?" }).waitFor();
  await page.context().close();
});

test.each(["home", "/nowhere", ...pages])("%p passes axe in both themes", async (path) => {
  const page = await newPage({ width: 360, height: 740 });
  const address =
    path === "home" ? "" : path === "/nowhere" ? path : day.url.slice(day.site.url.length) + path;
  await open(page, day.site.url + address);
  const light = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  const found = [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(found).toEqual([]);
  await page.context().close();
});

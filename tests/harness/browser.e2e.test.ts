// The harness's own browser has the sizes, themes and time zones that were asked for.
import { expect, test } from "bun:test";
import { newPage } from "./browser.ts";

test("a page has its own size, theme and time zone", async () => {
  const page = await newPage({ width: 390, height: 844, dark: true, timezone: "America/Los_Angeles" });
  await page.setContent("<button onclick=\"this.textContent = 'Saved'\">Save</button>");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await page.getByRole("button").textContent()).toBe("Saved");
  const seen = await page.evaluate(() => [
    innerWidth,
    matchMedia("(prefers-color-scheme: dark)").matches,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ]);
  expect(seen).toEqual([390, true, "America/Los_Angeles"]);
  await page.context().close();
});

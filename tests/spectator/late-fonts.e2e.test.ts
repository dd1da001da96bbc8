// On a slow network the page is read before its fonts arrive: their substitutes take the same space.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { newPage } from "../harness/browser.ts";
import { openSpringDay, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
beforeAll(async () => {
  day = await openSpringDay();
});
afterAll(() => day.site.stop());

/** For the whole page, as browsers count it: the share of the screen that moved, times the distance. */
const shifted = () =>
  new Promise<number>((resolve) => {
    const moves = (list: PerformanceObserverEntryList) =>
      list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
    new PerformanceObserver((list) => resolve(moves(list))).observe({ type: "layout-shift", buffered: true });
    // The observer is not called if nothing moved at all.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100, 0)));
  });

test.each(["schedules", "scores", "standings", "teams"])(
  "%s do not jump when the fonts come",
  async (path) => {
    const page = await newPage({ width: 360, height: 740 });
    const fonts = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await fonts.promise;
      await route.fallback();
    });
    await page.goto(`${day.url}/${path}?team=${path === "schedules" ? day.aces._id : ""}`, {
      waitUntil: "commit",
    });
    await page.getByRole("banner").getByRole("button", { name: "Live" }).waitFor();
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    fonts.resolve();
    await page.waitForFunction(() => document.fonts.status === "loaded");
    expect(await page.evaluate(shifted)).toBeLessThan(0.03);
    await page.context().close();
  },
);

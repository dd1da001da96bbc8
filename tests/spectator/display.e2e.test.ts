// The display in the hall: what is on court, ranks and the champion, keyboard control, live
// updates, and other sites' frames.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { markup, openSpringDay, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
let page: Page;
let asked = 0;
beforeAll(async () => {
  day = await openSpringDay();
  page = await newPage({ width: 1280, height: 720 });
  page.on("dialog", () => asked++);
  await page.clock.setFixedTime("2024-05-04T09:45:00Z");
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

const scene = (name: string | RegExp) => page.getByRole("region", { name });
const overflow = () =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const cut = [...document.querySelectorAll("main li")].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    );
    return [scrollWidth - innerWidth, scrollHeight - innerHeight, cut.length];
  });

test("what is on court and what comes next, with the tournament's address as text and as a code", async () => {
  await page.goto(`${day.url}/display`);
  const court = scene("On court").getByRole("listitem").filter({ hasText: "Court 2" });
  await court.waitFor();
  expect(await page.title()).toBe("Display · SPRING24 · Volleyball Scorecards");
  expect(await court.textContent()).toMatch(/Now9:40 AM.*Aces.*Crush.*Next10:40 AM.*Diggers.*Aces/);
  await page.getByRole("img", { name: `QR code for ${day.url}` }).waitFor();
  expect(await page.getByRole("complementary").textContent()).toContain(day.url.replace("http://", ""));
  expect(await page.getByRole("link", { includeHidden: false }).count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("arrows turn the pages, P holds them, T makes them light", async () => {
  await page.keyboard.press("ArrowRight");
  await scene("Standings").getByRole("cell", { name: "+12" }).waitFor();
  expect(await scene("Standings").textContent()).toContain(markup);
  expect(await overflow()).toEqual([0, 0, 0]);
  await page.keyboard.press("p");
  await page.getByText("Paused", { exact: true }).waitFor();
  await page.keyboard.press("t");
  await page.locator("html[data-theme=light]").waitFor({ state: "attached" });
  await page.keyboard.press("ArrowLeft");
  await scene("On court").waitFor();
});

test("results, names and a champion arrive by themselves; markup is text", async () => {
  const teams = await day.site.call("GET", `/api/teams/${day.tournament._id}`);
  const marked = teams.body.find(({ name }: { name: string }) => name === markup);
  const court = { court: "3", time: "09:40", tournament: day.tournament._id };
  await day.send("POST", "/api/games", { ...court, team1: marked._id, team2: day.diggers._id });
  await scene("On court").getByText(markup).waitFor();
  await day.send("PUT", `/api/tournaments/${day.tournament._id}`, { winner: marked._id });
  await page.keyboard.press("p");
  await scene("Champion").getByText(markup).waitFor();
  expect(await scene("Champion").textContent()).toContain("Congratulations!!!");
  expect([asked, ...(await overflow())]).toEqual([0, 0, 0, 0]);
});

test("without a connection it keeps what it has and says of when it is", async () => {
  await page.context().setOffline(true);
  await page.getByText(/as of 9:45 AM/).waitFor();
  await scene("Champion").waitFor();
  await page.context().setOffline(false);
});

test("another site's page can frame it, and nothing else of the site", async () => {
  const frames = `<iframe src="${day.url}/display" width="960" height="540"></iframe><iframe src="${day.url}/scores"></iframe>`;
  const headers = { "content-type": "text/html" };
  const other = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response(frames, { headers }) });
  await page.goto(other.url.href);
  const [display, scores] = [page.frameLocator("iframe >> nth=0"), page.frameLocator("iframe >> nth=1")];
  await display.getByRole("heading", { level: 1, name: "Spring Open" }).waitFor();
  expect(await scores.getByRole("heading", { name: "Scores" }).count()).toBe(0);
  await other.stop(true);
});

test("it passes axe in both themes, on a wall and on a phone", async () => {
  const found: string[] = [];
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height, theme] of [
    [1280, 720, "dark"],
    [320, 640, "light"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${day.url}/display?theme=${theme}`);
    for (const name of ["Champion", "On court", "Standings"]) {
      await scene(name).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`));
      const [wide] = await overflow();
      if (wide! > 0) found.push(`${wide} px too wide at ${width}`);
      await page.keyboard.press("ArrowRight");
    }
  }
  expect(found).toEqual([]);
});

test("an unpublished tournament is not shown, and comes by itself", async () => {
  const publish = (isPublished: boolean) =>
    day.send("PUT", `/api/tournaments/${day.tournament._id}`, { isPublished });
  await publish(false);
  await page.getByRole("heading", { level: 1, name: "Not published" }).waitFor();
  await publish(true);
  await page.getByRole("heading", { level: 1, name: "Spring Open" }).waitFor({ timeout: 25_000 });
});

// The snapshot comes along with the page: asked for once, before any script runs, and the stream goes on after it.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { openSpringDay, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
let page: Page;
beforeAll(async () => {
  day = await openSpringDay();
  page = await newPage({ width: 360, height: 740 });
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

test("the schedule is readable with one snapshot and no other question", async () => {
  const asked: string[] = [];
  const streaming = page.waitForRequest("**/live");
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  const id = day.tournament._id;
  // The stream is kept away: what is read can only be what came along.
  await page.route("**/live", () => {});
  await page.goto(`${day.url}/schedules?team=${day.aces._id}`);
  await page.getByRole("table").getByText("Blockers").first().waitFor();
  expect(await streaming.then((request) => request.headers()["last-event-id"])).toMatch(/^[\w-]+-\d+$/);
  expect(asked.filter((path) => path.includes(id))).toEqual([
    `/api/tournaments/${id}/snapshot`,
    `/api/tournaments/${id}/live`,
  ]);
  expect(asked).not.toContain(`/api/tournament/${day.tournament.linkindex}`);
});

test("a score after that page is shown all the same", async () => {
  await page.unroute("**/live");
  await page.goto(`${day.url}/scores?team=${day.aces._id}`);
  await page.getByText("Live", { exact: true }).first().waitFor();
  const [game] = (
    await (await fetch(`${day.site.url}/api/tournaments/${day.tournament._id}/snapshot`)).json()
  ).games.filter(
    (one: { scoreTeam1: number | null; isReferee: boolean }) => one.scoreTeam1 === null && !one.isReferee,
  );
  await day.send("PUT", `/api/${day.tournament._id}/games/${game._id}`, { scoreTeam1: 31, scoreTeam2: 29 });
  await page.getByText("31", { exact: true }).first().waitFor();
});

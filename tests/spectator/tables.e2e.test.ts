// Schedules with pauses, standings sorted by size, and addresses that keep what was chosen.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { markup, openSpringDay, type SpringDay } from "./spring-day.ts";

let day: SpringDay;
let page: Page;
beforeAll(async () => {
  day = await openSpringDay();
  page = await newPage({ width: 1280, height: 800 });
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

const rowsOf = async (column: number) =>
  (await page.locator("tbody tr").all()).reduce<Promise<string[]>>(async (texts, row) => {
    const cell = row.locator("th, td").nth(column);
    return [...(await texts), (await cell.count()) ? ((await cell.textContent()) ?? "").trim() : ""];
  }, Promise.resolve([]));

test("a schedule shows BYE and LUNCH between games, and Referee for duties", async () => {
  await page.goto(`${day.url}/schedules?team=${day.aces._id}`);
  await page.getByRole("table").waitFor();
  expect(await rowsOf(0)).toEqual([
    "9:00 AM",
    "BYE · 40 minutes",
    "9:40 AM",
    "10:40 AM",
    "LUNCH · 80 minutes",
    "12:00 PM",
    "12:30 PM",
  ]);
  expect((await rowsOf(1)).at(-1)).toBe("Referee");
  expect(await page.getByText("Venue time").count()).toBeGreaterThan(0);
});

test("the chosen team's games can be followed in a calendar", async () => {
  const feed = `${day.url}/calendar/${day.aces._id}.ics`;
  const link = page.getByRole("link", { name: "Add to calendar" });
  expect(await link.getAttribute("href")).toBe(feed.replace("http:", "webcal:"));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download once" }).click(),
  ]);
  expect(await Bun.file(await file.path()).text()).toContain("SUMMARY:Aces v Blockers");
});

test("the Time column sorts both ways, and the pauses move with it", async () => {
  await page.getByRole("button", { name: "Time" }).click();
  expect((await rowsOf(0)).slice(0, 3)).toEqual(["12:30 PM", "12:00 PM", "LUNCH · 80 minutes"]);
  expect(await page.getByRole("columnheader", { name: "Time" }).getAttribute("aria-sort")).toBe("descending");
});

test("a reload keeps the team and the order", async () => {
  await page.reload();
  await page.getByRole("table").waitFor();
  expect((await rowsOf(0))[0]).toBe("12:30 PM");
  expect(await page.getByRole("combobox", { name: "Team" }).inputValue()).toBe(day.aces._id);
});

test("nonsense in the address falls back quietly to the first team", async () => {
  await page.goto(`${day.url}/schedules?team=nobody&division=%00&sort=-colour`);
  expect(await page.getByRole("combobox", { name: "Team" }).locator("option").first().textContent()).toBe(
    markup,
  );
  await page.getByText("No games available").waitFor();
  await page.getByRole("combobox", { name: "Team" }).selectOption({ label: "Aces" });
  await page.getByRole("table").waitFor();
  expect((await rowsOf(0))[0]).toBe("9:00 AM");
});

test("standings sort by size and the unranked come last", async () => {
  const stat = (team: { _id: string }, standing: number, totalWins: number) =>
    day.send("PUT", `/api/${day.tournament._id}/teamstat/${team._id}`, { standing, totalWins });
  await stat(day.aces, 2, 10);
  await stat(day.blockers, 0, 9);
  await stat(day.crush, 1, 2);
  await page.goto(`${day.url}/standings`);
  await page.getByRole("table").waitFor();
  const ranks = await rowsOf(0);
  expect([ranks[0], ranks[1], ranks.at(-1)]).toEqual(["1", "2", "–"]);
  const figures = async (header: RegExp, column: number) => {
    await page.getByRole("button", { name: header }).click();
    return (await rowsOf(column)).map((text) => Number(text.replace("\u2212", "-")));
  };
  const wins = await figures(/Wins$/, 4);
  expect(wins).toEqual(wins.toSorted((a, b) => a - b));
  expect(wins.slice(-3)).toEqual([2, 9, 10]);
  expect((await figures(/Wins$/, 4)).slice(0, 3)).toEqual([10, 9, 2]);
  const differences = await figures(/Point difference$/, 6);
  expect(differences).toEqual(differences.toSorted((a, b) => a - b));
  expect(differences[0]).toBe(-12);
});

test("hand-made standings that a calculation would change say so", async () => {
  expect(await page.getByText("Scores changed since.").count()).toBe(1);
});

test("the placeholder is in no list and no chooser", async () => {
  await page.goto(`${day.url}/teams`);
  await page.getByRole("table").waitFor();
  expect(await page.getByText("BYE - Referee").count()).toBe(0);
  await page.goto(`${day.url}/schedules`);
  await page.getByRole("combobox", { name: "Team" }).waitFor();
  expect(await page.locator("option", { hasText: "BYE - Referee" }).count()).toBe(0);
});

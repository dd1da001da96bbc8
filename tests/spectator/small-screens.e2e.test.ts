// Nothing scrolls sideways on the smallest phone, markup in names is text, and no page breaks the accessibility rules.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { longName, markup, openSpringDay, pages, type SpringDay, unbroken } from "./spring-day.ts";

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

// Widths were in pixels: with large text a desk's menu was cut off, and its bracket had no room for a name.
test("with text twice as large no page scrolls sideways, and a desk's page is laid out like a phone's", async () => {
  const desk = await newPage({ width: 1280, height: 800, letters: 32 });
  const phone = await newPage({ width: 360, height: 740, letters: 32 });
  for (const path of pages)
    for (const page of [desk, phone]) {
      await page.addInitScript(
        ([key, team]) => localStorage.setItem(key!, team!),
        [`team-${day.tournament._id}`, day.aces._id],
      );
      await open(page, `${day.url}${path}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, wide }).toEqual({ path, wide: 0 });
    }
  const cutOff = () =>
    [...document.querySelectorAll("nav a")].filter((link) => link.scrollWidth > link.clientWidth).length;
  expect(await desk.evaluate(cutOff)).toBe(0);
  const menus = await desk
    .getByRole("navigation")
    .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(menus).toContain(1280);
  await desk.context().close();
  await phone.context().close();
});

test("the acronym stays whole while the page reconnects", async () => {
  const page = await newPage({ width: 360, height: 740 });
  await page.route(/\/(live|snapshot)(\?|$)/, (route) => route.abort());
  await open(page, `${day.url}/standings`);
  await page.getByText(/^Reconnecting/).waitFor();
  const acronym = page.getByRole("banner").getByText("SPRING24", { exact: true });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const isWhole = await acronym.evaluate((words) => words.scrollWidth <= words.clientWidth);
    expect({ width, isWhole }).toEqual({ width, isWhole: true });
  }
  await page.context().close();
});

test("the header shows the day, the product and the way to the profile, each only if it fits whole", async () => {
  const page = await newPage({ width: 1280, height: 800 });
  await open(page, `${day.url}/standings`);
  const banner = page.getByRole("banner");
  const name = banner.getByText("Spring Open", { exact: true });
  const isBeside = async (words: string) => {
    const [one, other] = [await name.boundingBox(), await banner.getByText(words).last().boundingBox()];
    return one!.y === other!.y;
  };
  for (const [width, seen] of [
    [1280, [true, true, true]],
    [768, [true, true, true]],
    [320, [false, false, false]],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const beside = [await isBeside("· Sat 4 May 2024"), await isBeside("· Volleyball Scorecards")];
    expect({
      width,
      seen: [...beside, await banner.getByRole("link", { name: "Profile" }).isVisible()],
    }).toEqual({
      width,
      seen: [...seen],
    });
  }
  await page.context().close();
});

test("where everything is over, the badge that says live is not orange", async () => {
  const page = await newPage({ width: 360, height: 740 });
  const dotOn = async (day: string) => {
    await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`));
    await page.reload();
    const badge = page.getByRole("banner").getByRole("button", { name: "Live" });
    await badge.waitFor();
    return badge.evaluate((box) => getComputedStyle(box.querySelector("[aria-hidden]")!).backgroundColor);
  };
  await open(page, `${day.url}/standings`);
  const [orange, grey] = [await dotOn("2024-05-04"), await dotOn("2024-05-05")];
  expect(orange).toBe("rgb(217, 72, 15)");
  expect(grey).toBe("rgb(127, 137, 153)");
  await page.context().close();
});

test("long names push no score away, can be read whole, and the last row is above the menu", async () => {
  const { body: teams } = await day.site.call("GET", `/api/teams/${day.tournament._id}`);
  const idOf = (name: string) => teams.find((team: { name: string }) => team.name === name)._id;
  const [team1, team2] = [idOf(longName), idOf(unbroken)];
  const tournament = day.tournament._id;
  await day.send("POST", "/api/games", {
    tournament,
    team1,
    team2,
    time: "15:00",
    scoreTeam1: 27,
    scoreTeam2: 29,
  });
  await day.send("POST", `/api/tournaments/${tournament}/playoffs`, { method: "empty" });
  const { body: bracket } = await day.site.call("GET", `/api/playoffgames/${tournament}`);
  const scores = { team1, team2, scoreTeam1: 27, scoreTeam2: 29 };
  await day.send("PUT", `/api/${tournament}/playoffgames/${bracket[0]._id}`, scores);
  const page = await newPage({ width: 320, height: 640 });
  for (const path of ["/scores", "/playoff?round=1", `/schedules?team=${team1}`, "/standings", "/teams"]) {
    await open(page, `${day.url}${path}`);
    await page.getByText(unbroken).filter({ visible: true }).first().waitFor();
    const faults = await page.evaluate(layoutFaults, [longName, unbroken]);
    expect({ path, faults }).toEqual({ path, faults: [] });
    if (path === "/standings" || path === "/teams" || path.startsWith("/schedules")) continue;
    for (const points of ["27", "29"]) {
      const score = page.getByText(points, { exact: true }).filter({ visible: true }).first();
      const { x, width } = (await score.boundingBox())!;
      expect({ path, inside: x >= 0 && x + width <= 320 }).toEqual({ path, inside: true });
    }
  }
  await page.context().close();
});

/** Runs in the page: what is cut off, scrolls without a name, or is hidden behind the menu at the page's end. */
async function layoutFaults(names: string[]): Promise<string[]> {
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  for (const box of document.querySelectorAll<HTMLElement>("main *")) {
    const isWider = box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0;
    const { overflowX } = getComputedStyle(box);
    if (isWider && /auto|scroll/.test(overflowX)) {
      const isNamed = box.getAttribute("role") === "region" && box.ariaLabel && box.tabIndex === 0;
      if (!isNamed) faults.push(`scrolls without a name: ${box.className}`);
    }
    const isName = box.children.length === 0 && names.includes(box.textContent ?? "");
    if (isName && isWider && overflowX !== "visible") faults.push(`cut off: ${box.textContent}`);
  }
  scrollTo(0, document.documentElement.scrollHeight);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const menu = [...document.querySelectorAll("nav")].find(
    (one) => getComputedStyle(one).position === "fixed" && one.offsetHeight > 0,
  );
  const last = [...document.querySelectorAll("main tr, main li")].at(-1);
  if (!menu) faults.push("there is no menu at the bottom");
  else if (last && last.getBoundingClientRect().bottom > menu.getBoundingClientRect().top)
    faults.push("the last row lies below the menu");
  return faults;
}

test("a team's name can be pressed anywhere in its cell, and a sortable header over its whole height", async () => {
  const page = await newPage({ width: 360, height: 740, touch: true });
  for (const path of ["/teams", "/standings", "/divisions"]) {
    await open(page, `${day.url}${path}`);
    await page.locator("tbody th a").first().waitFor();
    const missed = await page.evaluate(() => {
      const low = [...document.querySelectorAll("thead button")].filter(
        ({ clientHeight }) => clientHeight > 0 && clientHeight < 44,
      );
      const cells = [...document.querySelectorAll("tbody th:has(a)")].filter((cell) => {
        cell.scrollIntoView({ block: "center" });
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        const corners = [
          [left + 20, top + 3],
          [right - 20, bottom - 3],
        ] as const;
        return bottom - top < 44 || !corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest("a"));
      });
      return [...low, ...cells].map(({ textContent }) => textContent);
    });
    expect({ path, missed }).toEqual({ path, missed: [] });
  }
  await page.context().close();
});

test("the followed team is remembered, marked and can be unfollowed", async () => {
  const page = await newPage({ width: 360, height: 740 });
  await open(page, day.url);
  await page.getByRole("combobox", { name: "Which team do you follow?" }).selectOption({ label: "Aces" });
  await page.getByRole("heading", { name: "Where we stand" }).waitFor();
  const mark = page.getByRole("button", { name: "Stop following" }).locator("svg");
  const edgeOf = async (one: typeof mark) => Math.round((await one.boundingBox())!.x);
  expect(await edgeOf(mark)).toBe(await edgeOf(page.getByRole("combobox", { name: "Team you follow" })));
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

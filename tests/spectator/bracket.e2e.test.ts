// The bracket as spectators see it: all of it on a desk, a round on a phone, its champion, and one sheet of paper.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { newPage } from "../harness/browser.ts";
import { type BracketDay, openBracketDay } from "./bracket-day.ts";

let day: BracketDay;
let page: Page;
beforeAll(async () => {
  day = await openBracketDay();
  page = await newPage({ width: 1280, height: 800 });
});
afterAll(async () => {
  await page.context().close();
  await day.site.stop();
});

const list = (name: string) => page.getByRole("list", { name, exact: true });
/** By its place alone: other games may name it as their source. */
const game = (place: string) => page.locator(`li:has(:text-is("${place}"))`);
const winner = (name: string) => new RegExp(`^${name}\\s*, winner$`);

async function open(search = ""): Promise<void> {
  await page.goto(`${day.url}/playoff${search}`);
  await page.getByRole("heading", { level: 1, name: "Playoff" }).waitFor();
}

test("on a desk four rounds are side by side, with byes and the sources of open slots", async () => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open();
  const rounds = ["Round of 16", "Quarterfinals", "Semifinals", "Final"];
  const lefts: number[] = [];
  for (const round of rounds) lefts.push((await list(round).boundingBox())!.x);
  expect(lefts).toEqual([...new Set(lefts)].sort((a, b) => a - b));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await game("R1-2").textContent()).toContain("Not played");
  expect(await page.getByText("No opponent").filter({ visible: true }).count()).toBe(0);
  expect(await game("R2-1").textContent()).toContain("Winner of R1-1");
  expect(await game("R2-1").textContent()).toContain("Bye");
  expect(await game("R3-1").textContent()).toContain("Winner of R2-1");
});

test("a score arrives by itself, its winner has a word and moves on", async () => {
  await day.score(1, 1, 25, 17);
  await game("R1-1")
    .getByRole("link", { name: winner("Seed 1") })
    .waitFor();
  expect(await game("R1-1").textContent()).toContain("10:20 AM · Court 3");
  await game("R2-1").getByRole("link", { name: "Seed 1", exact: true }).waitFor();
});

// The final of the second day showed its time alone, as if it were played on the first.
test("a game on any day but the first says which", async () => {
  const { body } = await day.site.call("GET", `/api/playoffgames/${day.tournament}`);
  const final = body.find(({ round }: { round: number }) => round === 4);
  const change = (fields: object) =>
    day.send("PUT", `/api/${day.tournament}/playoffgames/${final._id}`, fields);
  await change({ date: "2024-05-05", time: "11:00" });
  await game("R4-1").filter({ hasText: "Sun 11:00 AM" }).waitFor();
  await day.send("PUT", `/api/tournaments/${day.tournament}`, { enddate: "2024-05-05" });
  await page.getByRole("banner").getByText("Sat 4 May – Sun 5 May").waitFor();
  await change({ date: null, time: null });
  await game("R4-1").filter({ hasText: "TBA" }).waitFor();
});

test("a tie in round 1 moves nobody and has no winner", async () => {
  await day.score(1, 3, 15, 15);
  await game("R1-3").filter({ hasText: "Tied" }).waitFor();
  expect(await game("R1-3").getByText(", winner").count()).toBe(0);
  expect(await game("R2-2").textContent()).toContain("Winner of R1-3");
});

test("hovering or focusing a team marks its whole way", async () => {
  const marked = () => page.locator("p[data-path]").count();
  await game("R1-1")
    .getByRole("link", { name: winner("Seed 1") })
    .hover();
  expect(await marked()).toBe(3);
  await page.mouse.move(0, 0);
  expect(await marked()).toBe(0);
  await game("R1-1").getByRole("link", { name: "Seed 12" }).focus();
  expect(await marked()).toBe(1);
});

// Its last word was at the right, where a reader of Hebrew starts.
test("the words of a right-to-left name run from the right", async () => {
  const rename = (name: string) => day.send("PUT", `/api/${day.tournament}/teams/${day.teams[11]}`, { name });
  await rename("מכבי תל אביב");
  const words = game("R1-1").getByRole("link", { name: "מכבי תל אביב" }).locator("bdi > span");
  await words.first().waitFor();
  const [first, last] = await words.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(first).toBeGreaterThan(last!);
  await rename("Seed 12");
  await game("R1-1").getByRole("link", { name: "Seed 12" }).waitFor();
});

test("on a phone one round shows, at first the current one, and the address remembers another", async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("?round=nonsense");
  await list("Round of 16").waitFor();
  expect(await list("Semifinals").isVisible()).toBe(false);
  await page.getByRole("radio", { name: "Semis" }).check();
  await list("Semifinals").waitFor();
  expect(new URL(page.url()).searchParams.get("round")).toBe("3");
  await page.reload();
  await list("Semifinals").waitFor();
  expect(await list("Round of 16").isVisible()).toBe(false);
});

// The switch moved to the next round while people were waiting for the last result of this one.
test("on a phone a round stays while it is looked at, even when its last result arrives", async () => {
  const places = [
    [1, 3],
    [1, 4],
    [1, 5],
    [1, 6],
    [1, 8],
    [2, 2],
    [2, 3],
    [3, 1],
    [3, 2],
  ] as const;
  const { body } = await day.site.call("GET", `/api/playoffgames/${day.tournament}`);
  const byes = body.filter((one: { isBye: boolean }) => one.isBye);
  const isBye = (round: number, rank: number) =>
    byes.some((one: { round: number; rank: number }) => one.round === round && one.rank === rank);
  const play = async (rounds: readonly number[]) => {
    for (const [round, rank] of places)
      if (rounds.includes(round) && !isBye(round, rank)) await day.score(round, rank, 25, 20);
  };
  await play([1, 2]);
  await open();
  await list("Semifinals").waitFor();
  await play([3]);
  for (const place of ["R3-1", "R3-2"]) await game(place).filter({ hasText: "Final" }).waitFor();
  expect(await list("Semifinals").isVisible()).toBe(true);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await list("Final").waitFor();
});

test("a tied final crowns nobody, also on the home page; a won one is congratulated", async () => {
  const banner = page.getByRole("heading", { name: "Congratulations!!!" });
  await day.score(4, 1, 25, 25);
  await open();
  await game("R4-1").filter({ hasText: "Tied" }).waitFor();
  expect(await banner.count()).toBe(0);
  expect(await game("R4-1").getByText(", winner").count()).toBe(0);
  await page.goto(day.site.url);
  const card = page.getByRole("article").filter({ hasText: "Spring Open" });
  await card.getByText("TBD", { exact: true }).waitFor();
  await day.score(4, 1, 25, 23);
  await card.getByText("Seed 1", { exact: true }).waitFor();
  await page.goto(day.url);
  await banner.waitFor();
  await page.getByRole("listitem").filter({ hasText: "Semifinal" }).first().waitFor();
  await page.getByLabel("Which team do you follow?").selectOption({ label: "Seed 2" });
  await list("Games of Seed 2").waitFor();
  expect(await page.getByText("Nothing more is planned").count()).toBe(0);
  await page.getByRole("button", { name: "Stop following" }).click();
  await open();
  await page.getByRole("region", { name: "Congratulations!!!" }).filter({ hasText: "Seed 1" }).waitFor();
});

test("it prints on one landscape sheet", async () => {
  const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});

test("if a name does not fit, the number of the club's team still shows", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [at, team] of day.teams.entries())
    await day.send("PUT", `/api/${day.tournament}/teams/${team}`, {
      name: `Volleyball Association of Wharfedale and Ripon ${at}`,
    });
  await open();
  const names = page.getByRole("link", { name: /^Volleyball Association of Wharfedale and Ripon \d+/ });
  await names.nth(14).waitFor();
  const hidden = await names.evaluateAll((links) =>
    links.filter((link) => {
      const text = document.createRange();
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let word = words.nextNode(); word; word = words.nextNode())
        if (/^\d+$/.test(word.textContent!)) text.selectNode(word);
      const { left, right } = text.getBoundingClientRect();
      const around = link.getBoundingClientRect();
      return right === 0 || left < around.left || right > around.right + 1;
    }),
  );
  expect(hidden.length).toBe(0);
});

test("on paper names are whole, however long, and it stays one sheet", async () => {
  const letters = "The Northern Counties Volleyball Association of Wharfedale, Harrogate and Ripon: ";
  for (const [at, team] of day.teams.entries())
    await day.send("PUT", `/api/${day.tournament}/teams/${team}`, {
      name: `${at} ${letters.repeat(2)}`.slice(0, at % 2 ? 100 : 60),
    });
  await open();
  await page.getByText("Wharfedale").first().waitFor();
  const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(1);
  // What the margins leave of a sheet of Letter.
  await page.setViewportSize({ width: 988, height: 748 });
  await page.emulateMedia({ media: "print" });
  const cut = await page
    .getByRole("link")
    .filter({ hasText: "Northern" })
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
  expect(cut).toBe(0);
  await page.emulateMedia({ media: null });
});

test("if two games are side by side, a bye is a line and not as high as its neighbour", async () => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open("?round=2");
  const heightOf = async (place: string) => (await game(place).locator("> div").boundingBox())!.height;
  expect(await heightOf("R2-1")).toBeLessThan((await heightOf("R2-2")) - 20);
});

test("wildcards are cards; a tied one says who goes through", async () => {
  const [first] = await day.wildcards();
  await page.goto(`${day.url}/wildcard`);
  const card = page.getByRole("list", { name: "Wildcard games" }).getByRole("listitem").first();
  await card.waitFor();
  expect(await card.textContent()).not.toContain("Court");
  const path = `/api/${day.tournament}/playoffgames/${first!._id}`;
  await day.send("PUT", path, { scoreTeam1: 25, scoreTeam2: 25, court: "2" });
  await card.filter({ hasText: `A tie: ${first!.team2!.name} goes through.` }).waitFor();
  expect(await card.textContent()).toContain("Court 2");
});

test.each(["playoff", "wildcard"])("%s passes axe in both themes, on a desk and on a phone", async (path) => {
  const found: string[] = [];
  for (const [width, height] of [
    [1280, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${day.url}/${path}`);
    await page.locator("h1:not(:text('Loading'))").waitFor({ state: "attached" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${wide} px too wide`);
  }
  expect(found).toEqual([]);
});

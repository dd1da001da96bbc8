// The organisers' pages on a phone: room for words, unbroken names, and targets large enough for a finger.
import { afterAll, expect, test } from "bun:test";
import type { Locator } from "playwright";
import { accepted } from "#tests/harness/site.ts";
import { addGame, desk, openOrganiser, pageOf } from "./organiser-page.ts";

const FINGER_PX = 44;

const { site, owner } = await openOrganiser("Robin Hale");
const fixture = await site.withTeams(owner);
const { tournament, division } = fixture;
const send = (method: string, path: string, body: object) =>
  accepted(site.call(method, path, { token: owner.token, body }));
const team = (name: string) =>
  send("POST", "/api/teams", {
    tournamentID: tournament._id,
    name,
    captain: "Maximiliane Oberhofer-Kast",
    state: "Northumberland",
    division: division._id,
  });
const spikers = await team("Northamptonshire Spikers");
const netballers = await team("Netballers of the Lower Vale of Evesham");
await addGame(site, owner, fixture, {
  team1: netballers._id,
  team2: spikers._id,
  time: "12:15",
  court: "3",
});
await send("PUT", `/api/teamstanding/${tournament._id}`, {});
await send("POST", `/api/tournaments/${tournament._id}/playoffs`, { method: "standard" });
const page = await pageOf(site, owner, { width: 360, height: 740, touch: true });
afterAll(() => page.context().close());

async function open(path: string) {
  await page.goto(desk(site, fixture, path));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** How many lines these words of an element take. */
const linesOf = (element: Locator, words: string) =>
  element.evaluate((box, wanted) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.textContent!.replaceAll("\u00a0", " ").indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + wanted.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }
    return 0;
  }, words);

test("the note of a title beside a tool has the whole width", async () => {
  for (const [path, note] of [
    ["history", /^Who changed what/],
    ["admin-feedback", /^What visitors wrote/],
    ["manage-team", /^Select rows/],
    ["manage-playoff", /^Two digits go on/],
  ] as const) {
    await open(path);
    const { width } = (await page.locator("main").getByText(note).first().boundingBox())!;
    expect({ path, isWhole: width >= 300 }).toEqual({ path, isWhole: true });
  }
});

test("no word of a title is broken by the tool beside it", async () => {
  await open("add-playoffgame");
  expect(await linesOf(page.getByRole("heading", { level: 1 }), "WildCard/Playoff")).toBe(1);
});

test("a table that scrolls sideways breaks no name inside a word", async () => {
  for (const path of ["manage-team", "update-teamstats", "admin-standing"]) {
    await open(path);
    await page.getByRole("region", { name: /, table$/ }).waitFor();
    const name = page.getByRole("rowheader", { name: "Northamptonshire Spikers" });
    expect({ path, lines: await linesOf(name, "Northamptonshire") }).toEqual({ path, lines: 1 });
  }
});

test("the games' table begins in the upper half of the screen", async () => {
  await open("manage-game");
  const { y } = (await page.getByRole("table").boundingBox())!;
  expect(y).toBeLessThan(370);
});

test("a game's court is on one line beside the form for the next", async () => {
  await open("add-game");
  const last = page.getByRole("listitem").filter({ hasText: "Netballers" });
  expect(await linesOf(last, "Court 3")).toBe(1);
  expect(await linesOf(last, "12:15 PM")).toBe(1);
});

test("sortable headers and the bracket's boxes are large enough for a finger", async () => {
  const heightsOf = async (boxes: Locator) => {
    await boxes.first().waitFor();
    return boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height));
  };
  await open("manage-team");
  expect(Math.min(...(await heightsOf(page.locator("thead button"))))).toBeGreaterThanOrEqual(FINGER_PX);
  await open("manage-playoff");
  for (const boxes of [page.getByLabel(/^Time/), page.getByLabel(/^Court/), page.getByRole("combobox")])
    expect(Math.min(...(await heightsOf(boxes)))).toBeGreaterThanOrEqual(FINGER_PX);
});

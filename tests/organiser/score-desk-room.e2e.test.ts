// The desk of scores stays put under the hand: nothing covers what is typed next, and no column moves.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";
import { openScoreDesk, scoreBox } from "./organiser-page.ts";

let site: TestSite;
let owner: Person;
let fixture: WithTeams;
let first: { _id: string };

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Robin Hale");
});
afterAll(() => site.stop());

async function openDesk(settings = {}): Promise<Page> {
  const opened = await openScoreDesk(site, owner, settings);
  ({ fixture, first } = opened);
  return opened.page;
}

const placeOf = async (what: Locator) => (await what.boundingBox())!;

test("a digit that is typed while no box has the keyboard begins the first open game", async () => {
  const page = await openDesk();
  await scoreBox(page, "Aces").fill("25");
  await scoreBox(page, "Blockers").fill("20");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Scores updated successfully").first().waitFor();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.type("2119");
  expect(await scoreBox(page, "Crush").inputValue()).toBe("21");
  expect(await scoreBox(page, "Diggers").inputValue()).toBe("19");
  await page.getByLabel("Which games").focus();
  await page.keyboard.type("2");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
  await page.context().close();
});

test("a colleague's score and a conflict are told without moving a column", async () => {
  const page = await openDesk();
  const { x } = await placeOf(scoreBox(page, "Crush"));
  await scoreBox(page, "Aces").fill("21");
  await scoreBox(page, "Blockers").fill("25");
  await accepted(
    site.call("PUT", `/api/${fixture.tournament._id}/games/${first._id}`, {
      token: owner.token,
      body: { scoreTeam1: 25, scoreTeam2: 20 },
    }),
  );
  await page.getByText("Meanwhile 25–20 was entered").waitFor();
  expect((await placeOf(scoreBox(page, "Crush"))).x).toBe(x);
  await scoreBox(page, "Blockers").press("Enter");
  await page.getByRole("button", { name: "Save my 21–25" }).waitFor();
  expect((await placeOf(scoreBox(page, "Crush"))).x).toBe(x);
  await page.context().close();
});

test.each([
  ["a phone", { width: 360, height: 740 }],
  ["a desk", { width: 1280, height: 800 }],
])("on %s the toast of one score lies neither over the next box nor over Save", async (_, size) => {
  const page = await openDesk(size);
  const lines = new Set(
    await page
      .getByRole("main")
      .locator("select")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
  );
  expect(lines.size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await scoreBox(page, "Aces").fill("25");
  await scoreBox(page, "Blockers").fill("20");
  await scoreBox(page, "Blockers").press("Enter");
  const toast = page.getByRole("dialog").filter({ hasText: "Scores updated successfully" });
  await toast.waitFor();
  await scoreBox(page, "Crush").fill("21");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.waitFor();
  const over = await placeOf(toast);
  for (const wanted of [scoreBox(page, "Crush"), scoreBox(page, "Diggers"), save]) {
    const { x, y, width, height } = await placeOf(wanted);
    const apart =
      x + width <= over.x || over.x + over.width <= x || y + height <= over.y || over.y + over.height <= y;
    expect(apart).toBe(true);
  }
  await page.context().close();
});

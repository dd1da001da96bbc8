// The desk of scores: only meaningful keys change a score, others' scores are announced, conflicts show both values.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";
import { addGame, desk, gamesOf, noAlerts, openScoreDesk, scoreBox } from "./organiser-page.ts";

let site: TestSite;
let owner: Person;
let fixture: WithTeams;
let first: { _id: string; version: number };
let second: { _id: string };

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Robin Hale");
});
afterAll(() => site.stop());

async function openDesk(settings = {}): Promise<Page> {
  const opened = await openScoreDesk(site, owner, settings);
  ({ fixture, first, second } = opened);
  return opened.page;
}

const row = (page: Page, team: string) => page.getByRole("row").filter({ hasText: team });
const active = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const score = (id: string, scores: object, version?: number) =>
  accepted(
    site.call("PUT", `/api/${fixture.tournament._id}/games/${id}`, {
      token: owner.token,
      body: scores,
      ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
    }),
  );

test("wheel and arrow keys over a box change nothing, typing replaces, Escape brings back", async () => {
  const page = await openDesk();
  await score(first._id, { scoreTeam1: 21, scoreTeam2: 25 });
  const aces = scoreBox(page, "Aces");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("input")].some(({ value }) => value === "21"),
  );
  await aces.focus();
  await aces.hover();
  await page.mouse.wheel(0, -300);
  for (const key of ["ArrowUp", "ArrowDown", "PageUp"]) await page.keyboard.press(key);
  expect(await aces.inputValue()).toBe("21");
  await scoreBox(page, "Blockers").focus();
  await aces.focus();
  await page.keyboard.type("24");
  expect(await aces.inputValue()).toBe("24");
  await page.getByText("Unusual score: 24–25").waitFor();
  await row(page, "Aces").getByText("Unsaved").waitFor();
  await page.keyboard.press("Escape");
  expect(await aces.inputValue()).toBe("21");
  await page.context().close();
});

test("Tab goes from score to score and on to the next game; several are saved at once; leaving asks", async () => {
  const page = await openDesk();
  const alerts = noAlerts(page);
  await scoreBox(page, "Aces").focus();
  for (const digits of ["25", "20", "25"]) {
    await page.keyboard.type(digits);
    await page.keyboard.press("Tab");
  }
  expect(await active(page)).toMatch(/^Diggers/);
  await page.getByText("2 unsaved").waitFor();
  await page.getByRole("link", { name: "Admin Home", exact: true }).click();
  await page.getByRole("dialog").getByText("2 games not saved yet").waitFor();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Scores updated successfully").first().waitFor();
  expect(await gamesOf(site, owner, fixture)).toMatchObject([
    { scoreTeam1: 25, scoreTeam2: 20, time: "09:00", court: "3", date: "2024-05-04", round: "1" },
    { scoreTeam1: 25, scoreTeam2: null },
  ]);
  await scoreBox(page, "Diggers").fill("9");
  await page.getByRole("link", { name: "Admin Home", exact: true }).click();
  await page.getByRole("button", { name: "Save and leave" }).click();
  await page.getByText("2 of 2 scores").waitFor();
  expect(alerts).toEqual([]);
  await page.context().close();
});

test("a conflict shows both values, who and when; mine is a second act", async () => {
  const page = await openDesk();
  await scoreBox(page, "Aces").fill("21");
  await scoreBox(page, "Blockers").fill("25");
  await score(first._id, { scoreTeam1: 25, scoreTeam2: 20 });
  await page.getByText("Meanwhile 25–20 was entered").waitFor();
  await scoreBox(page, "Blockers").press("Enter");
  await page.getByText(/Robin Hale saved 25–20 at .* Your 21–25 is not saved\./).waitFor();
  expect(await scoreBox(page, "Aces").inputValue()).toBe("21");
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: 25, scoreTeam2: 20 });
  await page.getByRole("button", { name: "Save my 21–25" }).click();
  await row(page, "Aces").getByText("Saved").waitFor();
  expect(await active(page)).toMatch(/^Aces/);
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: 21, scoreTeam2: 25 });
  await page.context().close();
});

test("what comes in leaves the box, caret and focus alone, and saving a score keeps time and court", async () => {
  const page = await openDesk();
  await scoreBox(page, "Aces").focus();
  await page.keyboard.type("2");
  await score(second._id, { scoreTeam1: 25, scoreTeam2: 9 });
  await page.waitForFunction(() =>
    [...document.querySelectorAll("input")].some(({ value }) => value === "9"),
  );
  expect(await scoreBox(page, "Aces").inputValue()).toBe("2");
  expect(await active(page)).toMatch(/^Aces/);
  await score(first._id, { scoreTeam1: 19 });
  await page.getByText("Meanwhile 19–– was entered").waitFor();
  await page.keyboard.type("5");
  expect(await scoreBox(page, "Aces").inputValue()).toBe("25");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Keep 19––" }).click();
  expect(await active(page)).toMatch(/^Aces/);
  expect(await scoreBox(page, "Aces").inputValue()).toBe("19");
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({
    time: "09:00",
    court: "3",
    scoreTeam1: 19,
  });
  await page.context().close();
});

test("the session ends while typing; the values stay, nothing is half saved, and after login all are saved", async () => {
  const page = await openDesk();
  await page.clock.install();
  await page.reload();
  await scoreBox(page, "Aces").fill("25");
  await scoreBox(page, "Blockers").fill("20");
  await scoreBox(page, "Crush").fill("25");
  await scoreBox(page, "Diggers").fill("22");
  await page.clock.setFixedTime(Date.now() + 8 * 86_400_000);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("You are signed out, so nothing is saved yet.").waitFor();
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: null });
  // The server's token expires by the server's clock, so the page's clock is set back before a new one is issued.
  await page.clock.setFixedTime(Date.now());
  await dialog
    .getByLabel("Password", { exact: true })
    .or(dialog.locator("input[type=password]"))
    .first()
    .fill(owner.password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await scoreBox(page, "Diggers").inputValue()).toBe("22");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Scores updated successfully").first().waitFor();
  expect(await gamesOf(site, owner, fixture)).toMatchObject([
    { scoreTeam1: 25, scoreTeam2: 20 },
    { scoreTeam1: 25, scoreTeam2: 22 },
  ]);
  await page.context().close();
});

test("a round of 20 games on one court by keyboard alone, under 5 keys each; the filter stays in the address", async () => {
  const page = await openDesk();
  const { aces, blockers } = fixture;
  for (let game = 0; game < 20; game++)
    await addGame(site, owner, fixture, { team1: aces._id, team2: blockers._id, court: "7", round: "2" });
  await page.goto(`${desk(site, fixture, "add-score")}?court=7`);
  const boxes = page.locator("input[data-game]");
  await page.waitForFunction(() => document.querySelectorAll("input[data-game]").length === 40);
  expect(await page.getByLabel("Court", { exact: true }).inputValue()).toBe("7");
  await boxes.first().focus();
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await page.keyboard.press(key);
  };
  for (let game = 0; game < 20; game++)
    for (const key of game % 2 ? ["2", "5", "9", "Tab"] : ["2", "5", "1", "8"]) await press(key);
  await press("Control+s");
  await page.getByText("Scores updated successfully").first().waitFor();
  expect(keys).toBeLessThan(100);
  const entered = (await gamesOf(site, owner, fixture)).filter(
    ({ court }: { court: string }) => court === "7",
  );
  expect(entered.map(({ scoreTeam1 }: { scoreTeam1: number }) => scoreTeam1)).toEqual(Array(20).fill(25));
  expect(entered.map(({ scoreTeam2 }: { scoreTeam2: number }) => scoreTeam2).sort()).toEqual([
    ...Array(10).fill(18),
    ...Array(10).fill(9),
  ]);
  await page.context().close();
});

/** In the toast with that score; the one before may still be on its way out. */
const pressUndo = (page: Page, score: string) =>
  page
    .getByRole("dialog", { name: `Aces v Blockers ${score}` })
    .getByRole("button", { name: "Undo" })
    .click();

test("the toast after Enter undoes that one score; what depends on it is shown first", async () => {
  const page = await openDesk();
  await scoreBox(page, "Aces").focus();
  await page.keyboard.type("25");
  await page.keyboard.type("09");
  await page.keyboard.press("Enter");
  const toast = page.getByText("Scores updated successfully: Aces v Blockers 25–9").first();
  await toast.waitFor();
  expect(await active(page)).toMatch(/^Crush/);
  await pressUndo(page, "25–9");
  await page
    .getByText(/^Undone: /)
    .first()
    .waitFor();
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: null, scoreTeam2: null });

  await scoreBox(page, "Aces").focus();
  await page.keyboard.type("25");
  await page.keyboard.press("Enter");
  await page.getByText("Aces v Blockers 25––").first().waitFor();
  await score(first._id, { scoreTeam2: 19 });
  await pressUndo(page, "25––");
  const dialog = page.getByRole("dialog", { name: "Undo this change?" });
  await dialog.getByText("1 later change depends on it").waitFor();
  await dialog.getByRole("button", { name: "Undo all 2" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: null, scoreTeam2: null });
  await page.context().close();
});

test("a duty and the placeholder's game have their own filter, say that they do not count, and take a score", async () => {
  const page = await openDesk();
  const { aces, blockers, placeholder } = fixture;
  const at = { date: "2024-05-04", time: "09:00", round: "1" };
  await addGame(site, owner, fixture, { team1: aces._id, isReferee: true, court: "5", ...at });
  await addGame(site, owner, fixture, { team1: blockers._id, team2: placeholder._id, court: "6", ...at });
  const which = page.getByLabel("Which games");
  await which.getByRole("option", { name: "Games that count" }).waitFor({ state: "attached" });
  expect(await page.getByText("Does not count").count()).toBe(0);
  await which.selectOption("Referee and BYE games");
  await row(page, "Aces (referee)").getByText("Does not count").waitFor();
  await row(page, "BYE - Referee").getByText("Does not count").waitFor();
  await page.getByLabel(/^First number of Aces \(referee\), 9:00 AM court 5/).focus();
  for (const key of ["2", "4", "2", "3", "Enter"]) await page.keyboard.press(key);
  await page.getByText("Scores updated successfully: Aces (referee) 24–23").first().waitFor();
  expect(await page.getByText("Unusual score").count()).toBe(0);
  expect((await gamesOf(site, owner, fixture))[2]).toMatchObject({ scoreTeam1: 24, scoreTeam2: 23 });
  await page.getByRole("link", { name: "Admin Home", exact: true }).click();
  await page.getByText("0 of 2 scores").waitFor();
  await page.context().close();
});

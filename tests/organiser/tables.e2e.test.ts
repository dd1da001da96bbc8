// Tables of many rows: only those in sight are drawn, and nothing that is typed, selected,
// pasted or printed depends on that.
import { beforeAll, expect, test } from "bun:test";
import { accepted } from "#tests/harness/site.ts";
import { desk, gamesOf, openOrganiser, paste } from "./organiser-page.ts";

const GAMES = 150;
const two = (number: number) => String(number).padStart(2, "0");

const { site, owner, page } = await openOrganiser("Robin Hale");
const fixture = await site.withTeams(owner);

beforeAll(async () => {
  // Court 150 has the first game, court 1 the last.
  const rows = Array.from({ length: GAMES }, (_, at) => ({
    team1: "Aces",
    team2: "Blockers",
    division: "Gold",
    round: "1",
    court: String(GAMES - at),
    time: `${two(8 + Math.floor(at / 30))}:${two(at % 30)}`,
    scoreTeam1: "",
    scoreTeam2: "",
    isReferee: "",
  }));
  const path = `/api/uploadgames/${fixture.tournament._id}`;
  await accepted(site.call("POST", path, { token: owner.token, body: rows }));
});

const drawn = () => page.locator("tbody tr[data-row]");
const row = (number: number) => page.locator(`tbody tr[aria-rowindex="${number + 1}"]`);
const scrollTo = (share: number) =>
  page.getByRole("region", { name: /, table$/ }).evaluate((frame, to) => {
    frame.scrollTop = frame.scrollHeight * to;
  }, share);

async function openGames() {
  await page.goto(desk(site, fixture, "manage-game"));
  await row(1).waitFor();
}

test("a table says how many rows it has, and which of them each one is", async () => {
  await openGames();
  expect(await page.getByRole("table").getAttribute("aria-rowcount")).toBe(String(GAMES + 1));
  expect(await drawn().count()).toBeLessThan(60);
  await scrollTo(1);
  await row(GAMES).waitFor();
  expect(await row(GAMES).getByRole("cell").nth(3).textContent()).toBe("1");
  expect(await drawn().count()).toBeLessThan(60);
});

test("what is typed and selected stays while rows come and go, in any order", async () => {
  await openGames();
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByText(`${GAMES} selected`).waitFor();
  await row(1)
    .getByLabel(/^Round of/)
    .fill("7");
  await page.getByRole("checkbox", { name: "Select all" }).focus();
  await scrollTo(1);
  await row(GAMES)
    .getByLabel(/^Round of/)
    .fill("9");
  await page.getByRole("checkbox", { name: "Select all" }).focus();
  await page.getByRole("button", { name: "Court", exact: true }).click();
  await scrollTo(0);
  expect(
    await row(1)
      .getByLabel(/^Court of/)
      .inputValue(),
  ).toBe("1");
  expect(
    await row(1)
      .getByLabel(/^Round of/)
      .inputValue(),
  ).toBe("9");
  await scrollTo(1);
  expect(
    await row(GAMES)
      .getByLabel(/^Round of/)
      .inputValue(),
  ).toBe("7");
  await page.getByText(`${GAMES} selected`).waitFor();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByText("Games updated successfully").first().waitFor();
  const rounds = (await gamesOf(site, owner, fixture)).map(({ round }: { round: string }) => round);
  expect([rounds[0], rounds[1], rounds[GAMES - 1]]).toEqual(["7", "1", "9"]);
});

test("a pasted column fills rows that are not drawn, in the order shown", async () => {
  await openGames();
  await page.getByRole("button", { name: "Court", exact: true }).click();
  await row(1).getByRole("checkbox").check();
  await row(1)
    .getByLabel(/^Round of/)
    .focus();
  await paste(page, Array.from({ length: GAMES }, (_, at) => `R${at + 1}`).join("\n"));
  await page.getByText(`${GAMES} cells filled, not saved yet.`).first().waitFor();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByText("Games updated successfully").first().waitFor();
  const games: { court: string; round: string }[] = await gamesOf(site, owner, fixture);
  expect(games.every(({ court, round }) => round === `R${court}`)).toBe(true);
});

test("for the browser's own search and for paper every row is drawn", async () => {
  await openGames();
  expect(await page.getByRole("row").count()).toBeLessThan(60);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await drawn().count()).toBe(GAMES);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length < 60);
  await page.keyboard.press("Control+f");
  expect(await drawn().count()).toBe(GAMES);
});

test("Enter and Tab go on to games that were not drawn, also from one that was scrolled out of sight", async () => {
  await page.goto(desk(site, fixture, "add-score"));
  await row(1).waitFor();
  await row(1).getByRole("textbox").first().focus();
  const at = () => page.evaluate(() => document.activeElement?.closest("tr")?.getAttribute("aria-rowindex"));
  for (let game = 0; game < 40; game++) await page.keyboard.press("Enter");
  expect(await at()).toBe("42");
  for (let box = 0; box < 40; box++) await page.keyboard.press("Tab");
  expect(await at()).toBe("62");
  await page.keyboard.type("25");
  await scrollTo(1);
  await row(GAMES).waitFor();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  expect(await at()).toBe("63");
  await page.getByText("Scores updated successfully: Aces v Blockers 25–9").first().waitFor();
});

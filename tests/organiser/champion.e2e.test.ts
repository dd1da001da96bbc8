// The whole day: 24 teams by paste, games by file, scores by keyboard, wildcards, the bracket, an undone
// correction, and the champion on the home page, with a spectator's page open all the while.
import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "#tests/harness/browser.ts";
import { eventually } from "#tests/harness/log-of.ts";
import { openTestSite } from "#tests/harness/site.ts";
import { gamesFile, nameOf, POOL_NAMES, scoreOf, teamList } from "./day-of-24.ts";
import { noAlerts, pageOf } from "./organiser-page.ts";

const ADDRESS = "harbour-day-05042024";

test("from an empty tournament to a crowned champion, followed live", async () => {
  const site = await openTestSite();
  const owner = await site.register("Robin Hale");
  const page = await pageOf(site, owner);
  const alerts = noAlerts(page);
  const desk = (path: string) => page.goto(`${site.url}/admin/${ADDRESS}/${path}`);
  const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

  await page.goto(`${site.url}/auth/add-tournament`);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Harbour Day");
  await page.getByLabel("Acronym").fill("HD24");
  await page.getByLabel("Start Date").fill("2024-05-04");
  await page.getByRole("button", { name: "Add Tournament" }).click();
  await said("Tournament added successfully!");

  await desk("add-division");
  for (const pool of POOL_NAMES) {
    await page.getByRole("textbox", { name: "Name" }).fill(pool);
    await page.keyboard.press("Enter");
    await page.getByRole("listitem").filter({ hasText: pool }).waitFor();
  }
  await desk("add-team");
  await page.getByLabel("Teams, one in a line").fill(teamList());
  await page.getByRole("button", { name: "Add 24 teams" }).click();
  await page.getByRole("heading", { name: "24 teams" }).waitFor();

  await desk("upload-game");
  const file = { name: "gamedata.csv", mimeType: "text/csv", buffer: Buffer.from(gamesFile()) };
  await page.setInputFiles("input[type=file]", file);
  await page.getByText("36 of 36 rows ready").waitFor();
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByText("36 games added.").waitFor();
  await desk("admin");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Everyone can find and follow it.").waitFor();

  const spectator = await newPage({ width: 390, height: 844 });
  const sees = (text: string | RegExp) =>
    spectator.getByText(text).filter({ visible: true }).first().waitFor();
  const watch = async (path: string) => {
    await spectator.goto(`${site.url}/${path}`);
    await spectator.getByRole("heading", { level: 1 }).waitFor();
  };

  await watch(`${ADDRESS}/scores`);
  await desk("add-score");
  await enterAll(page, 36);
  const won = spectator.getByText("25", { exact: true });
  await eventually(async () => expect(await won.count()).toBe(36));
  await watch(`${ADDRESS}/standings`);
  await page.getByRole("button", { name: "Calculate Standing" }).click();
  await said("Standing Updated successfully!");
  await spectator
    .getByRole("row")
    .filter({ hasText: nameOf(1) })
    .getByText("+43")
    .waitFor();

  await desk("manage-kpsnaplayoff");
  await watch(`${ADDRESS}/wildcard`);
  await page.getByLabel("Wildcard teams").fill("16");
  await page.getByRole("button", { name: "Create WildCard Games" }).click();
  await said("WildCard Games added successfully!");
  await sees(nameOf(24));
  await playRound(page, /^(T\d+), WildCard (\d) score 1$/, 8);
  await watch(`${ADDRESS}/playoff`);
  await page.getByRole("button", { name: "Create Playoff Games" }).click();
  await said("Playoff Games added successfully!");
  for (const [round, games] of [
    [1, 8],
    [2, 4],
  ] as const) {
    await playRound(page, new RegExp(`^(T\\d+), R${round}-(\\d) score 1$`), games);
  }
  await sees(nameOf(1));

  // Round 1 corrected after round 2 was played: the page names what it clears, and the history brings it back.
  const loser = await page.getByLabel(/, R1-1 score 2$/).getAttribute("aria-label");
  await page.getByLabel(/, R1-1 score 1$/).fill("5");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(/^R2-1: T01 v /).waitFor();
  await dialog.getByRole("button", { name: "Save and clear 1 score" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByLabel(loser!.replace("R1-1 score 2", "R2-1 score 1")).waitFor();
  await desk("history");
  await page
    .getByRole("button", { name: /^Undo: / })
    .first()
    .click();
  const undo = page.getByRole("dialog", { name: "Undo this change?" });
  await undo.getByRole("listitem").filter({ hasText: "R2-1: " }).getByText("team 1").waitFor();
  await undo.getByRole("button", { name: "Undo", exact: true }).click();
  await undo.waitFor({ state: "hidden" });

  await desk("manage-playoff");
  await page.getByLabel("T01, R2-1 score 1").waitFor();
  for (const [round, games] of [
    [3, 2],
    [4, 1],
  ] as const) {
    await playRound(page, new RegExp(`^(T\\d+), R${round}-(\\d) score 1$`), games);
  }
  await sees(/Congratulations/);
  await watch("");
  await sees(nameOf(1));
  expect(alerts).toEqual([]);
  await spectator.context().close();
  await page.context().close();
  await site.stop();
}, 120_000);

/** Games in the order in which Enter visits them; the focused boxes say who plays. */
async function enterAll(page: Page, games: number): Promise<void> {
  await page
    .getByLabel(/^T\d+, 9:00 AM court 1$/)
    .first()
    .focus();
  for (let game = 0; game < games; game++) {
    const [one, two] = await page.evaluate(() => {
      const box = document.activeElement as HTMLInputElement;
      const [other] = document.getElementsByName(box.name.replace("score1", "score2"));
      return [box, other].map((input) => input?.getAttribute("aria-label")?.slice(0, 3) ?? "");
    });
    const [first, second] = scoreOf(one!, two!);
    await page.keyboard.type(first);
    await page.keyboard.press("Tab");
    await page.keyboard.type(second);
    await page.keyboard.press("Enter");
  }
}

/** Fills in a round of the workshop and saves it; the better team wins each game. */
async function playRound(page: Page, boxes: RegExp, games: number): Promise<void> {
  const first = page.getByLabel(boxes);
  await first.nth(games - 1).waitFor();
  for (let game = 0; game < games; game++) {
    const label = (await first.nth(game).getAttribute("aria-label"))!;
    const place = label.slice(label.indexOf(", ") + 2, -1);
    const other = page.getByLabel(new RegExp(`^T\\d+, ${place}2$`));
    const [one, two] = scoreOf(label.slice(0, 3), (await other.getAttribute("aria-label"))!.slice(0, 3));
    await first.nth(game).fill(one);
    await other.fill(two);
  }
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^(Save Changes|Saving)$/ }).waitFor({ state: "hidden" });
}

// The tables of rows: several saved or deleted in one change that one undo reverts, and each row's own reason.
import { expect, test } from "bun:test";
import { accepted } from "#tests/harness/site.ts";
import { addGame, openTeamRows } from "./organiser-page.ts";

const { site, owner, page, teams, newest, goTo, table, select, captain } = await openTeamRows();

test("two rows are one change, and one undo reverts both", async () => {
  await goTo("manage-team");
  await select("Aces");
  await select("Crush");
  await captain("Aces").fill("Ana");
  await captain("Crush").fill("Cleo");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByText("Selected teams updated successfully").first().waitFor();
  await table().getByText("Cleo").waitFor();
  expect((await newest()).items.map(({ id }: { id: string }) => id)).toEqual([
    teams().aces._id,
    teams().crush._id,
  ]);
  await page.getByRole("button", { name: "Undo" }).click();
  await table().getByText("Cleo").waitFor({ state: "hidden" });
  expect(await table().getByText("Ana").count()).toBe(0);
});

test("Enter in a box saves the selected rows once: by keyboard, Update was only reached after all rows below", async () => {
  await goTo("manage-team");
  const saves: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() === "PUT") saves.push(request.url());
  };
  page.on("request", note);
  await select("Aces");
  await captain("Aces").fill("Ana");
  await select("Crush");
  await captain("Crush").fill("Cleo");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.getByText("Selected teams updated successfully").first().waitFor();
  await table().getByText("Ana").waitFor();
  await table().getByText("Cleo").waitFor();
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector("table")))).toBe(
    true,
  );
  expect(saves).toHaveLength(1);
  page.off("request", note);
});

test("a conflict marks its row with what is there, who and when; what was typed stays", async () => {
  await goTo("manage-team");
  await select("Aces");
  await select("Crush");
  const path = `/api/${teams().tournament._id}/teams`;
  const body = [{ _id: teams().aces._id, captain: "Theirs" }];
  await accepted(site.call("PUT", path, { token: owner.token, body }));
  await captain("Aces").fill("Mine");
  await captain("Crush").fill("Cleo");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByText("Nothing is saved yet: 1 of 2 rows needs a look.").waitFor();
  const row = page.getByRole("row").filter({ has: captain("Aces") });
  expect(await row.getByRole("alert").textContent()).toMatch(
    /Robin Hale, .*Captain: You typed “Mine”, there now “Theirs”/,
  );
  expect(
    await page
      .getByRole("row")
      .filter({ has: captain("Crush") })
      .getByRole("alert")
      .count(),
  ).toBe(0);
  expect(await captain("Aces").inputValue()).toBe("Mine");
  await row.getByRole("button", { name: "Save mine" }).click();
  await captain("Aces").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await captain("Crush").waitFor({ state: "hidden" });
  await table().getByText("Mine").waitFor();
  await table().getByText("Cleo").waitFor();

  await select("Aces");
  await accepted(
    site.call("PUT", path, { token: owner.token, body: [{ ...body[0], captain: "Theirs again" }] }),
  );
  await captain("Aces").fill("Mine again");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await row.getByRole("button", { name: "Keep what is there" }).click();
  await table().getByText("Theirs again").waitFor();
  expect(await page.getByText("Nothing is saved yet").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector("table")))).toBe(
    true,
  );
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test("when several are deleted the unused ones go, and each of the others says what uses it", async () => {
  const { aces, blockers } = teams();
  await addGame(site, owner, teams(), { team1: aces._id, team2: blockers._id });
  await goTo("manage-team");
  for (const name of ["Aces", "Crush", "Diggers"]) await select(name);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete 3 teams" }).click();
  await page.getByText("2 of 3 rows deleted; the other one says why.").waitFor();
  await table().getByText("Aces is in use: 1 game. Change or delete those first.").waitFor();
  await page.getByRole("checkbox", { name: "Select Crush" }).waitFor({ state: "hidden" });
  expect((await newest()).items).toHaveLength(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("checkbox", { name: "Select Crush" }).waitFor();
  await page.getByRole("checkbox", { name: "Select Diggers" }).waitFor();
});

test("selected games move together: by minutes and to a court, shown first, saved as one change", async () => {
  const { aces, blockers, crush, diggers } = teams();
  await addGame(site, owner, teams(), { team1: aces._id, team2: blockers._id, time: "11:40", court: "1" });
  await addGame(site, owner, teams(), { team1: crush._id, team2: diggers._id, time: "12:20", court: "2" });
  await goTo("manage-game");
  await page.getByRole("checkbox", { name: "Select all" }).check();
  const move = page.getByRole("button", { name: "Move" });
  await move.press("Enter");
  await page.getByRole("dialog", { name: "Move 2 games" }).waitFor();
  await page.keyboard.type("half");
  await page.keyboard.press("Enter");
  await page.getByText("Whole minutes, such as 30 or -15.").waitFor();
  await page.getByLabel("Minutes later").fill("30");
  await page.getByLabel("Court", { exact: true }).fill("7");
  await page.keyboard.press("Enter");
  await page.getByText("2 games moved in the table, not saved yet.").first().waitFor();
  const time = (game: string) => page.getByRole("textbox", { name: `Time of ${game}` });
  expect(await time("Aces v Blockers").inputValue()).toBe("12:10 PM");
  expect(await move.evaluate((button) => button === document.activeElement)).toBe(true);

  // One press takes it out of the boxes again; the second time it is stored.
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await time("Aces v Blockers").inputValue()).toBe("11:40 AM");
  await move.press("Enter");
  await page.getByLabel("Minutes later").fill("-20");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByText("Games updated successfully").first().waitFor();
  await table().getByText("11:20 AM").waitFor();
  await table().getByText("12:00 PM").waitFor();
  expect((await newest()).items).toHaveLength(2);

  // What the table shows, and in which order, is in the address.
  await page.getByRole("button", { name: "Court" }).click();
  await page.getByRole("searchbox").fill("crush");
  await page.waitForURL(/\?sort=court&q=crush$/);
  await page.reload();
  await page.getByText("1 game found").waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("crush");
  expect(await page.locator("th[aria-sort]").textContent()).toContain("Court");
});

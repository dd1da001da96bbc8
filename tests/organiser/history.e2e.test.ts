// The history: sentences, filters in the address, undo with what depends on it, redo, and undo from a toast.
import { expect, test } from "bun:test";
import { addGame, desk, gamesOf, JUST_NOW, noAlerts, openOrganiser } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser("Robin Hale");
const alerts = noAlerts(page);

test("undoing a team's addition names the game that hangs on it, and redo brings both back", async () => {
  const fixture = await site.withTeams(owner);
  const { aces, blockers, crush, diggers } = fixture;
  await addGame(site, owner, fixture, { team1: crush._id, team2: diggers._id });
  await page.goto(desk(site, fixture, "history"));
  const changes = page.getByRole("list", { name: "Changes, newest first" });
  await changes.getByText("Added game Crush v Diggers").waitFor();
  await addGame(site, owner, fixture, { team1: aces._id, team2: blockers._id });
  await changes.getByText("Added game Aces v Blockers").waitFor();
  expect(await changes.getByRole("listitem").first().textContent()).toMatch(
    new RegExp(`^Added game Aces v BlockersRobin Hale, ${JUST_NOW},`),
  );

  await page.getByRole("button", { name: "Undo: Added team Aces" }).click();
  // A toast is a dialog too.
  const dialog = page.getByRole("dialog", { name: /^(Undo this change|Do this change again)\?$/ });
  await dialog.getByText("1 later change depends on it and is undone with it, newest first:").waitFor();
  await dialog.getByText("Added game Aces v Blockers").waitFor();
  await dialog.getByRole("button", { name: "Undo all 2" }).click();
  await dialog.waitFor({ state: "hidden" });
  await changes.getByText("Undid: Added team Aces, with 1 change that depended on it").waitFor();
  await changes
    .getByText(new RegExp(`^Undone by Robin Hale, ${JUST_NOW}`))
    .first()
    .waitFor();
  expect(await gamesOf(site, owner, fixture)).toHaveLength(1);

  // Redo gets the focus where Undo was pressed.
  await page.locator('button[aria-label="Redo: Added team Aces"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Redo" }).click();
  await changes.getByText("Redid: Added team Aces").first().waitFor();
  expect(await gamesOf(site, owner, fixture)).toHaveLength(2);

  // Two choices before the page is redrawn: a script is quicker than any hand.
  await page.evaluate(async (team) => {
    for (const [name, value] of [
      ["kind", "games"],
      ["team", team],
    ]) {
      const list = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
      list.value = value!;
      list.dispatchEvent(new Event("change", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, crush._id);
  await page.getByText("1 change shown").waitFor();
  expect(page.url()).toContain(`kind=games&team=${crush._id}`);
  await page.reload();
  await changes.getByText("Added game Crush v Diggers").waitFor();
  expect(await changes.getByRole("listitem").count()).toBe(1);

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  expect((await file).suggestedFilename()).toBe(`${fixture.tournament.linkindex}.ndjson`);
  expect(alerts).toEqual([]);
});

test("what an undo would do, withheld by the network, is asked for again by one press", async () => {
  const fixture = await site.withTeams(owner);
  await page.goto(desk(site, fixture, "history"));
  await page.route("**/preview", (route) => route.abort());
  await page.getByRole("button", { name: "Undo: Added team Diggers" }).click();
  const dialog = page.getByRole("dialog", { name: "Undo this change?" });
  await dialog.getByText("No connection. Please try again.").waitFor();
  await page.unroute("**/preview");
  await dialog.getByRole("button", { name: "Retry" }).press("Enter");
  await dialog.getByText("Nothing later depends on it.").waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await dialog.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByText("Undone: Added team Diggers").first().waitFor();
});

test("what was just added, scores just saved and rows just deleted are taken back by one press", async () => {
  const fixture = await site.withTeams(owner);
  const { aces, blockers } = fixture;
  await addGame(site, owner, fixture, { team1: aces._id, team2: blockers._id, time: "09:00" });
  await page.goto(desk(site, fixture, "add-division"));
  await page.getByLabel("Name", { exact: false }).first().fill("Silver");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone: Added division Silver").first().waitFor();
  // The toast took its button along, and the focus was lost: it goes back to where it was.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("name");

  await page.goto(desk(site, fixture, "add-score"));
  const late = page.getByText(/^(The standings are not calculated yet|Scores changed since)/);
  const topOfTable = async () => (await page.getByRole("table").boundingBox())?.y;
  await page.getByLabel(/^Aces, /).fill("25");
  const top = await topOfTable();
  expect(await late.count()).toBe(0);
  await page.getByLabel(/^Blockers, /).fill("20");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await late.filter({ hasText: "not calculated yet" }).waitFor();
  expect(await topOfTable()).toBe(top);
  await page.getByRole("button", { name: "Undo" }).click();
  await page
    .getByText(/^Undone: Entered 25 : 20 for/)
    .first()
    .waitFor();
  await page.getByText("Not entered").waitFor();
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: null });

  await page.goto(desk(site, fixture, "manage-game"));
  await page.getByLabel("Select Aces v Blockers").check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete 1 game" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page
    .getByText(/^Undone: Deleted game/)
    .first()
    .waitFor();
  expect(await gamesOf(site, owner, fixture)).toHaveLength(1);
});

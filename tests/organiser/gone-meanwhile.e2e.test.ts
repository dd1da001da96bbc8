// What is typed for something that somebody else deletes: shown in words, blocking nothing, until it is dismissed.
import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { accepted } from "#tests/harness/site.ts";
import { desk, openOrganiser, openScoreDesk, scoreBox } from "./organiser-page.ts";

const { site, owner } = await openOrganiser("Robin Hale");
const post = (path: string, body: object) => accepted(site.call("POST", path, { token: owner.token, body }));
const told = (page: Page, name: string) =>
  page.getByRole("region", { name: "No longer there" }).getByRole("listitem").filter({ hasText: name });

test("a score and a row: the others are saved, and leaving asks nothing", async () => {
  const { page, fixture, first, second } = await openScoreDesk(site, owner);
  const { _id: tournament } = fixture.tournament;
  const remove = (game: { _id: string }) => post(`/api/${tournament}/games/delete`, { ids: [game._id] });
  await scoreBox(page, "Aces").fill("25");
  await scoreBox(page, "Blockers").fill("20");
  await scoreBox(page, "Crush").fill("21");
  await remove(first);
  expect(await told(page, "Aces v Blockers").textContent()).toContain("You typed 25–20.");
  await page.getByText("1 unsaved").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Scores updated successfully").first().waitFor();
  await page.getByRole("button", { name: "Drop what was typed for Aces v Blockers" }).click();
  await told(page, "Aces v Blockers").waitFor({ state: "hidden" });

  await page.goto(desk(site, fixture, "manage-game"));
  await page.getByRole("checkbox", { name: /Crush v Diggers/ }).check();
  await page.getByRole("textbox", { name: "Court of Crush v Diggers" }).fill("9");
  await remove(second);
  expect(await told(page, "Crush v Diggers").textContent()).toContain("You typed Court: 9.");
  await page.getByRole("link", { name: "Admin Home", exact: true }).click();
  await page.getByText("Step 1: Divisions").waitFor();
  await page.context().close();
});

test("a bracket that is made anew", async () => {
  const { page, fixture } = await openScoreDesk(site, owner);
  const make = () =>
    post(`/api/tournaments/${fixture.tournament._id}/playoffs`, { method: "standard", confirm: true });
  await make();
  await page.goto(desk(site, fixture, "manage-playoff"));
  await page.getByLabel("Court of R2-1").fill("7");
  await make();
  expect(await told(page, "R2-1").textContent()).toContain("You typed Court: 7.");
  expect(await page.getByRole("button", { name: "Save Changes" }).count()).toBe(0);
  await page.context().close();
});

// A tournament is deleted and restored: the page first says what goes with it, and open pages show that it is gone.
import { expect, test } from "bun:test";
import { newPage } from "#tests/harness/browser.ts";
import { coOrganiser } from "#tests/harness/co-organiser.ts";
import { desk, noAlerts, openOrganiser, pageOf } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser("Robin Hale");
const alerts = noAlerts(page);
const updatePage = "update-tournament";

test("its owner deletes it, spectators and other organisers lose it at once, and Undo brings everything back", async () => {
  const fixture = await site.withTeams(owner, { name: "Harbour Open" });
  const { tournament } = fixture;
  const co = await coOrganiser(site, owner, tournament._id);
  const colleague = await pageOf(site, co);
  const spectator = await newPage({ width: 360, height: 740 });
  await colleague.goto(desk(site, fixture, updatePage));
  await colleague.getByRole("button", { name: "Update", exact: true }).waitFor();
  expect(await colleague.getByRole("button", { name: "Delete tournament" }).count()).toBe(0);
  await spectator.goto(`${site.url}/${tournament.linkindex}/teams`);
  await spectator.getByText("Aces").first().waitFor();

  await page.goto(desk(site, fixture, updatePage));
  await page.getByLabel("Location").fill("Never saved");
  await page.getByRole("button", { name: "Delete tournament" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 1 tournament?" });
  await question.getByText("Harbour Open").waitFor();
  await question.getByText("4 teams and 0 games go with it.").waitFor();
  await question.getByRole("button", { name: "Delete 1 tournament" }).click();
  await page.getByRole("heading", { name: "Welcome, Robin Hale" }).waitFor();
  await page.getByText("Harbour Open is deleted.").first().waitFor();
  const deleted = page.getByRole("list", { name: "Deleted tournaments" });
  await deleted.getByText("Harbour Open").waitFor();
  expect(await page.getByRole("link", { name: "Manage Harbour Open" }).count()).toBe(0);
  await colleague.getByText("It was deleted, or").waitFor();
  await spectator.getByText("There is no page at this address").first().waitFor();

  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Step 1: Divisions").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/${tournament.linkindex}/admin`);
  await spectator.reload();
  await spectator.getByText("Aces").first().waitFor();
  await colleague.reload();
  await colleague.getByRole("button", { name: "Update", exact: true }).waitFor();
  await colleague.context().close();
  await spectator.context().close();
});

test("it is restored from the profile later, by keyboard, and the focus is not lost", async () => {
  const person = await site.register("Olga Owner");
  const page = await pageOf(site, person);
  for (const name of ["Lagoon Cup", "Dune Cup"]) {
    const { _id } = await site.tournament(person, { name });
    await site.call("DELETE", `/api/tournaments/${_id}`, { token: person.token });
  }
  await page.goto(`${site.url}/auth/profile`);
  const deleted = page.getByRole("list", { name: "Deleted tournaments" });
  await deleted.getByRole("button", { name: "Restore Dune Cup" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Manage Dune Cup" }).waitFor();
  expect(await deleted.getByRole("listitem").allInnerTexts()).toEqual([
    expect.stringContaining("Lagoon Cup"),
  ]);
  await page.waitForFunction(
    () => document.activeElement?.getAttribute("aria-label") === "Restore Lagoon Cup",
  );
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Manage Lagoon Cup" }).waitFor();
  expect(await deleted.count()).toBe(0);
  expect(alerts).toEqual([]);
});

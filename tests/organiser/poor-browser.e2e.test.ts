// A browser without storage, or a page without encryption: organisers can work on, and are told what is missing.
import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { newPage } from "#tests/harness/browser.ts";
import { accepted, type Person } from "#tests/harness/site.ts";
import { desk, gamesOf, openOrganiser, openScoreDesk, scoreBox } from "./organiser-page.ts";

const { site, owner } = await openOrganiser("Robin Hale");

async function logIn(page: Page, { email, password }: Person) {
  await page.goto(`${site.url}/auth/login`);
  await page.getByLabel("Email").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Welcome, Robin Hale" }).waitFor();
}

test("where storage is refused, one signs in for as long as the page lives, is told so, and saves", async () => {
  const fixture = await site.withTeams(owner, { name: "Refused Cup", isPublished: true });
  const page = await newPage({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Denied.", "SecurityError");
        },
      });
  });
  await logIn(page, owner);
  await page.getByText("This browser stores nothing for this site.").first().waitFor();
  await page.getByRole("link", { name: "Refused Cup", exact: true }).click();
  await page.getByRole("link", { name: "Add Division" }).first().click();
  await page.getByLabel("Name").fill("Silver");
  await page.keyboard.press("Enter");
  await page.getByRole("listitem").filter({ hasText: "Silver" }).waitFor();
  const stored = await accepted(
    site.call("GET", `/api/divisions/${fixture.tournament._id}`, { token: owner.token }),
  );
  expect(stored.map(({ name }: { name: string }) => name)).toContain("Silver");
  await page.context().close();
});

test("without encryption, as in a hall's own network, forms and scores are saved", async () => {
  const { page, fixture } = await openScoreDesk(site, owner);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    Reflect.deleteProperty(Navigator.prototype, "locks");
  });
  await page.reload();
  await scoreBox(page, "Aces").fill("25");
  await scoreBox(page, "Blockers").fill("20");
  await page.keyboard.press("Enter");
  await page.getByRole("row").filter({ hasText: "Aces" }).getByText("Saved", { exact: true }).waitFor();
  expect((await gamesOf(site, owner, fixture))[0]).toMatchObject({ scoreTeam1: 25, scoreTeam2: 20 });
  await page.goto(desk(site, fixture, "add-division"));
  await page.getByLabel("Name").fill("Silver");
  await page.keyboard.press("Enter");
  await page.getByText("Silver").first().waitFor();
  await page.context().close();
});

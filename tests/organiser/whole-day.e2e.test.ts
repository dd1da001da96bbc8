// An organiser's whole way in the browser, from registering to standings, with a spectator who sees a score at once.
import { expect, test } from "bun:test";
import { newPage } from "#tests/harness/browser.ts";
import { linkTo, openTestSite } from "#tests/harness/site.ts";
import { noAlerts } from "./organiser-page.ts";

const HEADER = "team1,team2,division,round,court,time,scoreTeam1,scoreTeam2,isReferee";

test("from registering to the standings, followed live", async () => {
  const site = await openTestSite();
  const page = await newPage({ width: 1280, height: 800 });
  const alerts = noAlerts(page);
  const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

  await page.goto(`${site.url}/auth/registerform`);
  await page.getByRole("textbox", { name: "Name" }).fill("Robin Hale");
  await page.getByLabel("Email").fill("robin@example.org");
  await page.getByLabel("Password", { exact: false }).first().fill("correct horse");
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByText("Please open the link that we have sent").waitFor();
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("");
  await page.getByText("It went to robin@example.org.").waitFor();
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByText("we have sent a new link").waitFor();

  await page.goto(`${site.url}/auth/login`);
  await page.getByLabel("Email").fill("robin@example.org");
  await page.getByLabel("Password").first().fill("wrong horse");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("The e-mail address or the password is wrong.").waitFor();

  const link = new URL(await linkTo(site.dataDir, "robin@example.org"));
  await page.goto(`${site.url}/auth/verifyemail${link.search}`);
  await page.getByText("Your e-mail address is verified").waitFor();
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("robin@example.org");
  await page.getByLabel("Password").first().fill("correct horse");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Welcome, Robin Hale" }).waitFor();

  await page.getByRole("link", { name: "Create New Tournament" }).click();
  await page.getByRole("heading", { name: "Create a tournament" }).waitFor();
  await page.getByRole("button", { name: "Add Tournament" }).click();
  expect(await page.getByRole("alert").textContent()).toContain("Please type the tournament's name.");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Harbour Day");
  await page.getByLabel("Acronym").fill("HD24");
  await page.getByLabel("Start Date").fill("2024-05-04");
  await page.getByText("harbour-day-05042024").waitFor();
  await page.getByRole("button", { name: "Add Tournament" }).click();
  await toast("Tournament added successfully!");
  await page.getByText("Published: False").waitFor();
  await page.getByRole("link", { name: "Manage Harbour Day" }).click();
  await page.getByText("No division yet").waitFor();

  await page.getByRole("link", { name: "Add Division" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Gold");
  await page.keyboard.press("Enter");
  await toast("Division added successfully!");
  await page.getByRole("textbox", { name: "Name" }).fill("gold");
  await page.keyboard.press("Enter");
  await page.getByText("Failed to add division. There is already a division named “Gold”.").waitFor();

  await page.goto(`${site.url}/admin/harbour-day-05042024/add-team`);
  for (const name of ["Aces", "Blockers", "Crush", "Diggers"]) {
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.keyboard.press("Enter");
    await page.getByRole("listitem").filter({ hasText: name }).waitFor();
  }
  await page.getByRole("heading", { name: "4 teams" }).waitFor();

  await page.goto(`${site.url}/admin/harbour-day-05042024/upload-game`);
  const csv = `${HEADER}\nAces,Blockers,Gold,1,1,09:00 AM,,,\nCrush,Diggers,Gold,1,2,09:00 AM,,,\n`;
  await page.setInputFiles("input[type=file]", {
    name: "gamedata.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(csv),
  });
  await page.getByText("2 of 2 rows ready").waitFor();
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByText("2 games added.").waitFor();

  await page.goto(`${site.url}/admin/harbour-day-05042024/admin`);
  await page.getByText("0 of 2 scores").waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Everyone can find and follow it.").waitFor();

  const spectator = await newPage({ width: 390, height: 844 });
  await spectator.goto(`${site.url}/harbour-day-05042024/scores`);
  await spectator.getByRole("main").getByRole("combobox").first().waitFor();
  expect(await spectator.getByRole("main").getByText("18", { exact: true }).count()).toBe(0);

  await page.getByRole("link", { name: "Add Scores" }).click();
  await page.getByLabel("Aces, 9:00 AM court 1").focus();
  await page.keyboard.type("25");
  await page.keyboard.press("Tab");
  await page.keyboard.type("18");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Crush, 9:00 AM court 2",
  );
  await page.getByRole("row").filter({ hasText: "Aces" }).getByText("Saved").waitFor();
  await spectator.getByRole("main").getByText("18", { exact: true }).first().waitFor();

  await page.getByRole("button", { name: "Calculate Standing" }).click();
  await toast("Standing Updated successfully!");
  await spectator.goto(`${site.url}/harbour-day-05042024/standings`);
  await spectator.getByRole("row").filter({ hasText: "Aces" }).first().waitFor();
  await page.goto(`${site.url}/admin/harbour-day-05042024/admin-standing`);
  const first = page.getByRole("row").nth(1);
  await first.waitFor();
  expect(await first.textContent()).toContain("Aces");
  expect(alerts).toEqual([]);
  await spectator.context().close();
  await page.context().close();
  await site.stop();
});

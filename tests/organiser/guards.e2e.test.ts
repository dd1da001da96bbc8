// Forms ask before what is typed is lost, and a double press acts once.
import { expect, test } from "bun:test";
import { accepted } from "#tests/harness/site.ts";
import { desk, openOrganiser } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser("Robin Hale");
const fixture = await site.withTeams(owner);

const leave = () => page.getByRole("link", { name: "Admin Home", exact: true }).click();
const asked = (words: string) => page.getByRole("dialog", { name: `${words} not saved yet` });
const stored = (list: "divisions" | "teams") =>
  accepted(site.call("GET", `/api/${list}/${fixture.tournament._id}`, { token: owner.token }));

test.each([
  ["add-division", "Name", "Silver", "1 division"],
  ["add-team", "Captain", "Ana", "1 team"],
  ["add-team", "Teams, one in a line", "Eagles\tGold\nFalcons\tGold", "2 teams"],
  ["add-game", "Court", "3", "1 game"],
  ["add-playoffgame", "Court Number", "3", "1 game"],
  ["organisers", "Email", "kim@example.org", "1 invitation"],
])("%s, %s: leaving asks, and staying keeps what is typed", async (path, label, value, words) => {
  await page.goto(desk(site, fixture, path));
  const box = page.getByLabel(label, { exact: false }).and(page.locator("input, textarea")).first();
  await box.fill(value);
  await leave();
  await asked(words).getByRole("button", { name: "Stay" }).click();
  expect(await box.inputValue()).toBe(value);
  await leave();
  await asked(words).getByRole("button", { name: "Leave without saving" }).click();
  await page.getByText("Step 1: Divisions").waitFor();
});

test("what only prepares the next one asks nothing", async () => {
  await page.goto(desk(site, fixture, "add-game"));
  await page.getByLabel("Division").selectOption({ label: "Gold" });
  await leave();
  await page.getByText("Step 1: Divisions").waitFor();
});

test("a part of the page that the network withholds is asked for again, and what is typed stays", async () => {
  let withheld = 0;
  const part = /team-combobox-.*\.js/;
  await page.route(part, (route) => (withheld++ < 2 ? route.abort() : route.continue()));
  await page.goto(desk(site, fixture, "add-game"));
  await page.getByLabel("Court").fill("3");
  await page.getByRole("combobox", { name: "Team 1" }).fill("Ace");
  await page.getByRole("option", { name: "Aces" }).waitFor();
  expect([withheld, await page.getByLabel("Court").inputValue()]).toEqual([3, "3"]);
  await page.unroute(part);
});

test("what an act adds is no news to its own form, though the stream brings it before the answer", async () => {
  const answered = Promise.withResolvers<void>();
  await page.route(/\/api\/.*\/teams$/, async (route) => {
    const response = await route.fetch();
    await answered.promise;
    await route.fulfill({ response });
  });
  await page.goto(desk(site, fixture, "add-team"));
  await page.getByLabel("Teams, one in a line").fill("Geckos\tGold\nHerons\tGold");
  await page.getByRole("button", { name: "Add 2 teams" }).click();
  await page.getByRole("listitem").filter({ hasText: "Herons" }).waitFor();
  await page.getByText("2 of 2 teams ready").waitFor();
  expect(await page.getByText("There is already a team").count()).toBe(0);
  answered.resolve();
  await page.getByText("2 teams added").first().waitFor();
  await page.unroute(/\/api\/.*\/teams$/);
});

test("a file that is not uploaded yet is asked about, and uploaded on the way out", async () => {
  await page.goto(desk(site, fixture, "upload-game"));
  const header = "team1,team2,division,round,court,time,scoreTeam1,scoreTeam2,isReferee";
  const file = `${header}\nAces,Blockers,Gold,1,1,9:00 AM,,,\n`;
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "day.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await page.getByRole("button", { name: "Upload", exact: true }).waitFor();
  await leave();
  await asked("1 file").getByRole("button", { name: "Save and leave" }).click();
  await page.getByText("0 of 1 score").waitFor();
});

test("saved on the way out, both from the form and the list; a refusal stays on the page", async () => {
  await page.goto(desk(site, fixture, "add-team"));
  await page.getByLabel("Name", { exact: false }).first().fill("Aces");
  await page.getByLabel("Teams, one in a line").fill("Eagles\tGold");
  await leave();
  await asked("2 teams").getByRole("button", { name: "Save and leave" }).click();
  await page.getByRole("alert").getByText("There is already a team named “Aces”.").first().waitFor();
  expect((await stored("teams")).map(({ name }: { name: string }) => name)).not.toContain("Eagles");
  await page.getByLabel("Name", { exact: false }).first().fill("Falcons");
  await leave();
  await asked("2 teams").getByRole("button", { name: "Save and leave" }).click();
  await page.getByText("Step 1: Divisions").waitFor();
  const names = (await stored("teams")).map(({ name }: { name: string }) => name);
  expect([names.includes("Falcons"), names.includes("Eagles")]).toEqual([true, true]);
});

test("two presses at once add one division, and one tournament, which leads on without a question", async () => {
  const pressTwice = () =>
    page
      .locator("form")
      .first()
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
  await page.goto(desk(site, fixture, "add-division"));
  await page.getByLabel("Name", { exact: false }).first().fill("Silver");
  await pressTwice();
  await page.getByText("Division added successfully!").first().waitFor();
  const silver = (await stored("divisions")).filter(({ name }: { name: string }) => name === "Silver");
  expect(silver).toHaveLength(1);
  expect(await page.getByRole("alert").count()).toBe(0);

  await page.goto(`${site.url}/auth/add-tournament`);
  await page.getByLabel("Name", { exact: false }).first().fill("Harbour Open");
  await page.getByRole("link", { name: "Profile" }).first().click();
  await asked("1 tournament").getByRole("button", { name: "Stay" }).click();
  await page.getByLabel(/^Acronym/).fill("HARBOUR");
  await page.getByLabel("Start Date").fill("2024-06-01");
  await pressTwice();
  await page.getByRole("link", { name: "Manage Harbour Open" }).waitFor();
  expect(await page.getByRole("link", { name: "Manage Harbour Open" }).count()).toBe(1);
});

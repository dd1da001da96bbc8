// A calendar date stays the same date in every zone, on every page and after every save.
import { expect, test } from "bun:test";
import { accepted, openTestSite } from "#tests/harness/site.ts";
import { addGame, desk, gamesOf, pageOf } from "./organiser-page.ts";

test("a date is the same in Los Angeles", async () => {
  const site = await openTestSite();
  const owner = await site.register();
  const fixture = await site.withTeams(owner);
  const page = await pageOf(site, owner, { timezone: "America/Los_Angeles" });
  await page.goto(`${site.url}/auth/profile`);
  await page.getByText("05/04/2024").waitFor();
  await page.goto(`${site.url}/auth/add-tournament`);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Spring Open");
  await page.getByLabel("Start Date").fill("2024-05-04");
  await page.getByText("spring-open-05042024").waitFor();
  await page.getByText("05/04/2024").waitFor();
  for (let saved = 0; saved < 3; saved++) {
    await page.goto(desk(site, fixture, "update-tournament"));
    expect(await page.getByLabel("Start Date").inputValue()).toBe("2024-05-04");
    await page.getByRole("button", { name: "Update", exact: true }).click();
    await page.getByText("Tournament updated successfully!").first().waitFor();
    await page.getByText("Step 1: Divisions").waitFor();
  }
  const stored = await accepted(site.call("GET", `/api/tournament/${fixture.tournament.linkindex}`));
  expect(stored.startdate).toBe("2024-05-04");
  await page.context().close();
  await site.stop();
});

test.each(["America/Los_Angeles", "Pacific/Kiritimati"])(
  "days of games are the same in %s, on every page that names them and through saving",
  async (timezone) => {
    const site = await openTestSite();
    const owner = await site.register();
    const fixture = await site.withTeams(owner, { enddate: "2024-05-05" });
    const { tournament, aces, blockers } = fixture;
    const teams = { team1: aces._id, team2: blockers._id, time: "00:05" };
    await addGame(site, owner, fixture, { ...teams, court: "1" });
    await addGame(site, owner, fixture, { ...teams, court: "2", date: "2024-05-05" });
    const page = await pageOf(site, owner, { timezone });
    const link = tournament.linkindex;
    const pages: [string, string[]][] = [
      ["", ["05/04/2024"]],
      [link, ["Sat 4 May"]],
      [`${link}/schedules`, ["Sat 4 May", "Sun 5 May", "12:05 AM"]],
      [`${link}/scores`, ["Sat 4 May", "Sun 5 May", "12:05 AM"]],
      [`admin/${link}/manage-game`, ["Sun 5 May", "12:05 AM"]],
      [`admin/${link}/add-score`, ["Sat 4 May", "Sun 5 May", "12:05 AM"]],
      [`admin/${link}/score-sheets`, ["Sat 4 May", "Sun 5 May", "12:05 AM"]],
      [`admin/${link}/share`, ["Sat 4 May – Sun 5 May 2024"]],
    ];
    for (const [path, texts] of pages) {
      await page.goto(`${site.url}/${path}`);
      for (const text of texts) await page.getByText(text).filter({ visible: true }).first().waitFor();
      expect(await page.getByText(/\b(Fri 3|Mon 6) May|05\/0[356]\/2024/).count()).toBe(0);
    }
    await page.goto(`${desk(site, fixture, "manage-game")}?show=all`);
    await page.getByRole("row").filter({ hasText: "Sun 5 May" }).getByRole("checkbox").check();
    const date = page.getByLabel(/^Date of/);
    expect(await date.inputValue()).toBe("2024-05-05");
    await page.getByLabel(/^Court of/).fill("7");
    await page.getByRole("button", { name: "Update", exact: true }).click();
    await date.waitFor({ state: "hidden" });
    const games = await gamesOf(site, owner, fixture);
    expect(games.find(({ court }: { court: string }) => court === "7")).toMatchObject({
      date: "2024-05-05",
      time: "00:05",
    });
    // Opened for editing, a game without a date of its own still says which day it is on.
    await page.getByRole("row").filter({ hasText: "Sat 4 May" }).getByRole("checkbox").check();
    await date.waitFor();
    expect(await date.inputValue()).toBe("");
    await page.getByText("Blank: Sat 4 May").waitFor();
    await page.context().close();
    await site.stop();
  },
);

// T3: west of Greenwich a calendar date stays the same date, on every page and through every saving.
import { expect, test } from "bun:test";
import { accepted, openTestSite } from "#tests/harness/site.ts";
import { desk, pageOf } from "./organiser-page.ts";

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

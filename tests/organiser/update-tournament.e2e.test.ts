// Update Tournament: leaving asks, a colleague's change of the same field is shown beside
// one's own, nothing typed is lost.
import { expect, test } from "bun:test";
import { accepted } from "#tests/harness/site.ts";
import { desk, JUST_NOW, noAlerts, openOrganiser } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser("Robin Hale");
const alerts = noAlerts(page);

test("leaving asks; a conflict shows both values, who and when, and keeps the rest of what was typed", async () => {
  const fixture = await site.withTeams(owner);
  const { tournament } = fixture;
  const path = `/api/tournaments/${tournament._id}`;
  const stored = () => accepted(site.call("GET", `/api/tournament/${tournament.linkindex}`));
  const elsewhere = (body: object) => accepted(site.call("PUT", path, { token: owner.token, body }));
  await page.goto(desk(site, fixture, "update-tournament"));
  const location = page.getByLabel("Location");
  await location.fill("Hall A");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByText("1 change not saved yet").waitFor();
  await page.getByRole("button", { name: "Stay" }).click();

  await page.getByLabel("Organization").fill("Harbour Club");
  await elsewhere({ location: "Hall B" });
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByText("Location: You typed “Hall A”, there now “Hall B”.").waitFor();
  await page.getByText(new RegExp(`^Robin Hale, ${JUST_NOW}, `)).waitFor();
  expect(await location.inputValue()).toBe("Hall A");
  await page.getByRole("button", { name: "Keep what is there" }).click();
  expect(await location.inputValue()).toBe("Hall B");
  expect(await page.getByLabel("Organization").inputValue()).toBe("Harbour Club");

  await location.fill("Hall C");
  await elsewhere({ location: "Hall D" });
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByText("You typed “Hall C”, there now “Hall D”.").waitFor();
  expect(await stored()).toMatchObject({ location: "Hall D" });
  await page.getByRole("button", { name: "Save mine" }).click();
  await page.getByText("Step 1: Divisions").waitFor();
  expect(await stored()).toMatchObject({ location: "Hall C", organization: "Harbour Club" });

  await page.goto(desk(site, fixture, "update-tournament"));
  await location.fill("Hall E");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save and leave" }).click();
  await page.getByText("Step 1: Divisions").waitFor();
  expect(await stored()).toMatchObject({ location: "Hall E" });
  expect(alerts).toEqual([]);
});

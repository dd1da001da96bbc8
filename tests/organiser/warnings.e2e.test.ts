// The list of warnings on the admin home: it follows what happens, and each one links to where it can be mended.
import { expect, test } from "bun:test";
import { addGame, desk, gamesOf, openOrganiser } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser("Robin Hale");

test("a double booking shows as it is made, opens its two rows, and is gone once one is moved", async () => {
  const fixture = await site.withTeams(owner);
  const { aces, blockers, crush, diggers } = fixture;
  await page.goto(desk(site, fixture, "admin"));
  await page.getByText("Step 1: Divisions").waitFor();
  const attention = page.getByRole("region", { name: "Needs attention" });
  expect(await attention.count()).toBe(0);
  await addGame(site, owner, fixture, { team1: aces._id, team2: blockers._id, time: "09:00", court: "1" });
  await addGame(site, owner, fixture, { team1: crush._id, team2: diggers._id, time: "09:40", court: "1" });
  await attention.getByText("Nothing needs attention").waitFor();

  await addGame(site, owner, fixture, { team1: crush._id, team2: diggers._id, time: "09:00", court: "1" });
  const sentence = "Court 1 is booked twice at 9:00 AM: Aces v Blockers and Crush v Diggers.";
  await attention.getByText(sentence).waitFor();
  expect(await attention.getByRole("heading", { name: "Courts booked twice" }).textContent()).toBe(
    "Courts booked twice 1",
  );

  await attention.getByRole("link", { name: `Fix: ${sentence}` }).click();
  await page.getByText("2 games, from a warning.").waitFor();
  expect(await page.getByRole("row").count()).toBe(3);
  await page.getByLabel("Court of Crush v Diggers").fill("2");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await page.getByText("Games updated successfully").first().waitFor();
  expect((await gamesOf(site, owner, fixture)).map(({ court }: { court: string }) => court).sort()).toEqual([
    "1",
    "1",
    "2",
  ]);

  await page.goto(desk(site, fixture, "admin"));
  await attention.getByText("Teams booked twice").waitFor({ state: "detached" });
  await attention.getByText("Courts booked twice").waitFor({ state: "detached" });
});

// The tournament as it was: the slider, what differs from now, one game's history, and a
// colleague's change as it happens.
import { expect, test } from "bun:test";
import { coOrganiser } from "#tests/harness/co-organiser.ts";
import { accepted, type Person, type WithTeams } from "#tests/harness/site.ts";
import { addGame, desk, JUST_NOW, noAlerts, openOrganiser } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser("Robin Hale");
const alerts = noAlerts(page);

const colleagueOf = async ({ tournament }: WithTeams): Promise<Person> =>
  coOrganiser(site, owner, tournament._id, await site.register("Carol Whitaker"));

test("one goes back by keyboard, compares with now, narrows to a game, and sees what a colleague does", async () => {
  const fixture = await site.withTeams(owner, { isCustomStanding: false });
  const { tournament, aces, blockers, crush, diggers } = fixture;
  const carol = await colleagueOf(fixture);
  const first = await addGame(site, owner, fixture, { team1: aces._id, team2: blockers._id, time: "09:00" });
  const second = await addGame(site, owner, fixture, { team1: crush._id, team2: diggers._id, time: "09:00" });
  const score = ({ token }: Person, { _id }: { _id: string }, scoreTeam1: number, scoreTeam2: number) =>
    accepted(
      site.call("PUT", `/api/${tournament._id}/games/${_id}`, { token, body: { scoreTeam1, scoreTeam2 } }),
    );
  await score(owner, first, 25, 20);
  const { version: newest } = await score(carol, second, 25, 10);

  await page.goto(desk(site, fixture, "history?version=zebra"));
  const slider = page.getByRole("slider", { name: "See the tournament as it was" });
  const changes = page.getByRole("list", { name: "Changes, newest first" });
  await changes.getByText("Entered 25 : 10 for Crush v Diggers").waitFor();
  expect(await slider.getAttribute("aria-valuetext")).toBe("Now");
  expect(await page.getByRole("table", { name: "Standings then" }).count()).toBe(0);

  await slider.press("ArrowLeft");
  const then = page.getByRole("table", { name: "Standings then" });
  await then.waitFor();
  expect(await slider.getAttribute("aria-valuetext")).toMatch(
    new RegExp(`^${JUST_NOW}, .* · after Robin Hale entered 25 : 20 for Aces v Blockers$`, "i"),
  );
  expect(await then.getByRole("row").nth(1).textContent()).toMatch(/^1Aces110\+525$/);
  await page.waitForURL(new RegExp(`\\?version=${newest - 1}$`));

  await page.getByRole("radio", { name: "Compared with now" }).click();
  const rows = page.getByRole("region", { name: "Compared with now" }).getByRole("listitem");
  const scored = rows.filter({ hasText: "Crush v Diggers" });
  expect(await scored.textContent()).toMatch(/^Crush v Diggersno score →.* 25–10$/);
  expect(await rows.filter({ hasText: "Aces" }).first().textContent()).toMatch(/rank 1 →.* 2/);
  await page.reload();
  await scored.waitFor();
  expect(await slider.inputValue()).toBe(String(newest - 1));

  await score(carol, second, 25, 12);
  await changes.getByText("Corrected Crush v Diggers from 25 : 10 to 25 : 12").waitFor();
  await scored.filter({ hasText: "25–12" }).waitFor();
  expect(await changes.getByRole("listitem").first().textContent()).toMatch(
    new RegExp(`Carol Whitaker, ${JUST_NOW}`),
  );

  // One moment fails to load: what is there stays, until a retry brings it.
  await page.getByRole("radio", { name: "As it was" }).click();
  await page.route(/snapshot\?version=/, (route) => route.abort());
  await page.getByRole("button", { name: "Previous change" }).click();
  await page.getByText("That moment did not load").waitFor();
  expect(await then.getByRole("row").nth(1).textContent()).toContain("Aces");
  await page.unroute(/snapshot\?version=/);
  await page.getByRole("button", { name: "Retry" }).click();
  await then.getByText("+5").waitFor({ state: "hidden" });
  expect(await page.getByText("That moment did not load").count()).toBe(0);

  await page.getByRole("combobox", { name: "Game" }).selectOption({ label: "Crush v Diggers, 9:00 AM" });
  await page.getByText("3 changes shown").waitFor();
  expect(page.url()).toContain(`game=${second._id}`);
  await page.getByRole("link", { name: "As it was then: Added game Crush v Diggers" }).click();
  await page.getByText("after Robin Hale added game Crush v Diggers").first().waitFor();
  await page.getByRole("radio", { name: "Games" }).click();
  const games = page.getByRole("list", { name: /^Games of .* then$/ });
  await games.waitFor();
  expect(await games.getByText("Scheduled").count()).toBe(2);
  await page.getByRole("button", { name: "Now" }).click();
  await games.waitFor({ state: "hidden" });
  expect(await changes.getByRole("listitem").count()).toBe(3);

  await page.goto(desk(site, fixture, "manage-game"));
  await page.getByRole("checkbox", { name: "Select Aces v Blockers" }).click();
  await page.getByRole("link", { name: "History" }).click();
  await page.getByText("2 changes shown").waitFor();
  expect(await changes.getByRole("listitem").first().textContent()).toStartWith("Entered 25 : 20 for Aces");
  expect(alerts).toEqual([]);
});

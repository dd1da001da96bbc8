// The bracket workshop: created after a preview, filled in, corrected with a question, undone, and its champion.
import { expect, test } from "bun:test";
import { newPage } from "#tests/harness/browser.ts";
import { accepted } from "#tests/harness/site.ts";
import { bracketOf, gameAt, rankedTournament, workshop } from "./bracket.ts";
import { noAlerts, openOrganiser } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser("Robin Hale");
const alerts = noAlerts(page);

const { open, save } = workshop(page, site);
const box = (place: string, side: 1 | 2) => page.getByLabel(new RegExp(`${place} score ${side}$`));
const enter = async (place: string, one: string, two: string) => {
  await box(place, 1).fill(one);
  await box(place, 2).fill(two);
};

test("four teams: preview, create, a champion on the home card; a correction asks, and its undo brings all back", async () => {
  const ranked = await rankedTournament(site, owner, 4);
  await open(ranked, "manage-standardplayoff");
  const pairings = page.getByRole("list", { name: "Pairings of round 1" });
  await pairings.getByText("S04").waitFor();
  expect(await pairings.getByRole("listitem").first().textContent()).toBe("R1-1S01 v S04");
  await page.getByRole("button", { name: "Create Playoff Games" }).click();
  await page.getByText("Playoff Games added successfully!").first().waitFor();

  // With four teams the games at ranks 1 and 8 meet again only in the final; the rest are byes. Two digits are a
  // complete score, as at the desk: eight keys for both, passing the places where nobody plays.
  await box("R1-1", 1).focus();
  await page.keyboard.type("25202522");
  expect(await box("R1-8", 2).inputValue()).toBe("22");
  await page.getByText("2 games unsaved").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("Playoff Games updated successfully!").first().waitFor();
  await page.getByLabel("S02, R4-1 score 2").waitFor();
  await enter("R4-1", "18", "25");
  await save();

  const home = await newPage({ width: 390, height: 844 });
  await home.goto(site.url);
  await home.getByText("S02").first().waitFor();

  await box("R1-8", 1).fill("20");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("R4-1: S01 v S02 18–25").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(gameAt(await bracketOf(site, owner, ranked), 1, 8)).toMatchObject({ scoreTeam1: 25 });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByRole("button", { name: "Save and clear 1 score" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByLabel("S03, R4-1 score 2").waitFor();
  // It was saved here before, and still said so of a score that is gone.
  await page.getByRole("listitem", { name: "R4-1" }).getByText("Not entered").waitFor();
  expect(gameAt(await bracketOf(site, owner, ranked), 4, 1)).toMatchObject({
    team2: { name: "S03" },
    scoreTeam1: null,
  });

  await page.goto(`${site.url}/admin/${ranked.tournament.linkindex}/history`);
  await page
    .getByRole("button", {
      name: "Undo: Corrected R1-8 (S02 v S03) from 25 : 22 to 20 : 22; cleared the score of R4-1",
    })
    .click();
  const undo = page.getByRole("dialog", { name: "Undo this change?" });
  const final = undo.getByRole("listitem").filter({ hasText: "R4-1: " });
  await final.getByText("team 2").waitFor();
  expect(await final.textContent()).toMatch(/champion none → +becomes S02/);
  await undo.getByRole("button", { name: "Undo", exact: true }).click();
  await undo.waitFor({ state: "hidden" });
  expect(gameAt(await bracketOf(site, owner, ranked), 4, 1)).toMatchObject({
    team2: { name: "S02" },
    scoreTeam1: 18,
    scoreTeam2: 25,
  });
  await home.reload();
  await home.getByText("S02").first().waitFor();
  expect(alerts).toEqual([]);
  await home.context().close();
});

test("B7: a tie in the workshop moves nobody on; a tied wildcard game says who goes through", async () => {
  const ranked = await rankedTournament(site, owner, 6);
  const make = (kind: string, body: object) =>
    accepted(
      site.call("POST", `/api/tournaments/${ranked.tournament._id}/${kind}`, { token: owner.token, body }),
    );
  await make("wildcards", { teams: 2 });
  await make("playoffs", { method: "standard", drop: 2 });
  await open(ranked, "manage-playoff");
  await enter("R1-1", "15", "15");
  await enter("R1-8", "25", "20");
  await save();
  const final = page.getByLabel(/^Team \d of R4-1$/);
  expect(await final.nth(0).locator("option:checked").textContent()).toBe("Winner of R3-1");
  expect(await final.nth(1).locator("option:checked").textContent()).toContain("S02");
  await enter("WildCard 1", "15", "15");
  await save();
  await page.getByText("Saved · A tie goes to team 2.").waitFor();
});

test("a pick stands first and can be cleared; somebody else's score is a choice, not a loss", async () => {
  const ranked = await rankedTournament(site, owner, 4);
  const path = `/api/tournaments/${ranked.tournament._id}/playoffs`;
  await accepted(site.call("POST", path, { token: owner.token, body: { method: "standard" } }));
  await open(ranked, "manage-playoff");
  const team = page.getByLabel("Team 2 of R1-1");
  await team.selectOption({ label: "S03 (3)" });
  await page.getByRole("listitem", { name: "R1-1" }).getByText("Unsaved").waitFor();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("S03 would be twice in round 1.").waitFor();
  await team.selectOption({ label: "S04" });
  expect(await page.getByRole("button", { name: "Save Changes" }).count()).toBe(0);

  const final = page.getByLabel("Team 2 of R4-1");
  await final.selectOption({ label: "S03 (3)" });
  await save();
  await page.getByText("Picked by hand").waitFor();
  await final.selectOption({ label: "Clear the pick (Winner of R3-2)" });
  await save();
  expect(gameAt(await bracketOf(site, owner, ranked), 4, 1)).toMatchObject({ team2: null });

  await enter("R1-1", "25", "20");
  const { _id } = gameAt(await bracketOf(site, owner, ranked), 1, 1);
  const body = { scoreTeam1: 19, scoreTeam2: 25 };
  await accepted(
    site.call("PUT", `/api/${ranked.tournament._id}/playoffgames/${_id}`, { token: owner.token, body }),
  );
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText(/Robin Hale saved S01 v S04, 19–25/).waitFor();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await save();
  expect(gameAt(await bracketOf(site, owner, ranked), 1, 1)).toMatchObject({
    scoreTeam1: 25,
    scoreTeam2: 20,
  });
});

test("teams change places by dragging, and one from the list takes a place; one save stores both", async () => {
  const ranked = await rankedTournament(site, owner, 5);
  const path = `/api/tournaments/${ranked.tournament._id}/playoffs`;
  const body = { method: "standard", drop: 1 };
  await accepted(site.call("POST", path, { token: owner.token, body }));
  await open(ranked, "manage-playoff");
  // High enough for list and round together: near an edge the page would scroll during the drag.
  await page.setViewportSize({ width: 1280, height: 1400 });
  const listed = page.getByRole("list", { name: "Teams by rank" });
  await page.getByText("1 team not in round 1").waitFor();
  const placeOf = (game: string, side: 1 | 2) => page.getByLabel(`Team ${side} of ${game}`);
  const drag = async (from: { x: number; y: number }, game: string, side: 1 | 2) => {
    const to = (await placeOf(game, side).boundingBox())!;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 10, { steps: 6 });
    // As a person does: lets go once the place is marked.
    await page
      .locator("[data-over]")
      .filter({ has: placeOf(game, side) })
      .waitFor();
    await page.mouse.up();
  };
  const s04 = (await placeOf("R1-1", 2).boundingBox())!;
  await drag({ x: s04.x - 14, y: s04.y + s04.height / 2 }, "R1-8", 2);
  await page.getByText("2 games unsaved").waitFor();
  const s05 = (await listed.getByText("S05").boundingBox())!;
  await drag({ x: s05.x + 4, y: s05.y + 4 }, "R1-1", 2);
  await listed.getByRole("listitem").filter({ hasText: "S05" }).getByText("R1-1").waitFor();
  await save();
  const games = await bracketOf(site, owner, ranked);
  expect([gameAt(games, 1, 1).team2?.name, gameAt(games, 1, 8).team2?.name]).toEqual(["S05", "S04"]);

  // A team from the list that was in the round already appeared in it twice, and nothing could be saved.
  const s02 = (await listed.getByText("S02").boundingBox())!;
  await drag({ x: s02.x + 4, y: s02.y + 4 }, "R1-1", 2);
  await page.getByText("S02 is put on R1-1, team 2; not saved yet").waitFor();
  await listed.getByRole("listitem").filter({ hasText: "S05" }).getByText("R1-8").waitFor();
  // So did one that was dragged off its seed to an empty place.
  const s01 = (await placeOf("R1-1", 1).boundingBox())!;
  await drag({ x: s01.x - 14, y: s01.y + s01.height / 2 }, "R1-2", 1);
  await page.getByText("S01 is there as a seed or a winner").first().waitFor();
  await page.getByText("2 games unsaved").waitFor();
  await save();
  // Announcements of a drag named teams and places by their ids.
  expect(await page.getByText(/[\da-f]{8}-[\da-f]{4}-/).count()).toBe(0);
});

test("a preview that the network withholds is asked for again by one press", async () => {
  const ranked = await rankedTournament(site, owner, 4);
  await page.route("**/preview", (route) => route.abort());
  await open(ranked, "manage-playoff");
  const retries = page.getByRole("alert").getByRole("button", { name: "Retry" });
  await retries.nth(1).waitFor();
  await page.unroute("**/preview");
  await retries.first().click();
  await page.getByRole("list", { name: "Pairings of the wildcard games" }).getByText("S01 v S04").waitFor();
  // The button goes with the trouble, and the focus went to the top of the page.
  await retries.first().press("Enter");
  await page.getByRole("list", { name: "Pairings of round 1" }).getByText("S04").waitFor();
  expect(await retries.count()).toBe(0);
  const section = page.getByRole("region", { name: "Make the bracket" });
  await section.locator(":focus").waitFor();
});

test("wildcards are made, scored and lead into a bracket; making it anew names the scores that go", async () => {
  const ranked = await rankedTournament(site, owner, 6);
  await open(ranked, "manage-kpsnaplayoff");
  await page.getByText("There are no wildcard games yet; create them first.").waitFor();
  const makeWildcards = page.getByRole("button", { name: "Create WildCard Games" });
  // None, typed or left out, is no plan: it removed the existing games without a question.
  const planned = page.getByRole("list", { name: "Pairings of the wildcard games" });
  const isNone = page.getByText("The number of wildcard teams must be even");
  const planTwo = async () => {
    await page.getByLabel("Wildcard teams").fill("2");
    await isNone.waitFor({ state: "hidden" });
    await planned.getByText("S05 v S06").waitFor();
  };
  for (const none of ["3", "0", ""]) {
    await planTwo();
    await page.getByLabel("Wildcard teams").fill(none);
    await isNone.waitFor();
    expect(await makeWildcards.isDisabled()).toBe(true);
  }
  await planTwo();
  // Enter saved the page's scores, of which there were none, and did nothing here.
  await page.keyboard.press("Enter");
  await page.getByText("WildCard Games added successfully!").first().waitFor();
  await page.getByText(/Wildcard game 1 \(S05 v S06\) has not been played yet/).waitFor();
  await open(ranked, "manage-playoff");
  await page
    .locator("label")
    .filter({ hasText: /^With wildcard$/ })
    .locator("input:checked")
    .waitFor({ state: "attached" });
  await enter("WildCard 1", "21", "21");
  await page.getByRole("listitem", { name: "WildCard 1" }).getByLabel("Court").fill("7");
  await save();
  await page.getByRole("listitem", { name: "WildCard 1" }).getByText("A tie goes to team 2.").waitFor();
  await page.getByText("1 score of the present wildcard games would be lost.").waitFor();
  await page.getByText("1 present game would lose its court or time.").waitFor();
  await page.getByLabel("Dropped before").fill("1");
  await page.getByText("Not in: S06.").waitFor();
  await planned.getByText("S04 v S05").waitFor();
  await page.getByLabel("Dropped before").fill("0");
  await page.getByRole("list", { name: "Pairings of round 1" }).getByText("S06").waitFor();
  await page.getByRole("button", { name: "Create Playoff Games" }).click();
  await page.getByText("Playoff Games added successfully!").first().waitFor();
  await page.getByText("The present bracket keeps its teams until it is made again.").waitFor();
  await enter("R1-1", "25", "20");
  await save();
  await page.getByRole("button", { name: "Create Playoff Games" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("R1-1: S01 v S06 25–20").waitFor();
  await dialog.getByRole("button", { name: "Drop 1 score" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(gameAt(await bracketOf(site, owner, ranked), 1, 1)).toMatchObject({ scoreTeam1: null });

  await page.goto(`${site.url}/admin/${ranked.tournament.linkindex}/add-playoffgame`);
  await page.getByLabel("Rank").fill("1");
  await page.getByRole("button", { name: "Add Playoff Game" }).click();
  await page.getByText("Playoff game not added. Rank 1 of round 1 is taken already.").waitFor();
  await page.getByLabel("WildCard game").check();
  await page.getByLabel("Rank").fill("");
  await page.getByRole("button", { name: "Add Playoff Game" }).click();
  await page.getByText("Playoff Game added successfully!").first().waitFor();
  await page.getByText("WildCard 2: TBD v TBD").waitFor();
});

// When and where bracket games are played: typed at one game, or for a whole round at once.
import { expect, test } from "bun:test";
import { newPage } from "#tests/harness/browser.ts";
import { accepted } from "#tests/harness/site.ts";
import { bracketOf, gameAt, rankedTournament, workshop } from "./bracket.ts";
import { openOrganiser } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser("Robin Hale");
const { open, save } = workshop(page, site);

// A bracket that the site had made could be given courts, but no times: for spectators and calendars it stayed "TBA".
test("games are given their day, time and court where they are scored; a time that is none is named", async () => {
  const ranked = await rankedTournament(site, owner, 4);
  const { _id, linkindex } = ranked.tournament;
  const send = (method: string, path: string, body: object) =>
    accepted(site.call(method, path, { token: owner.token, body }));
  await send("POST", `/api/tournaments/${_id}/playoffs`, { method: "standard" });
  await open(ranked, "manage-playoff");
  const time = page.getByLabel("Time of R1-1");
  await time.fill("half two");
  await page.keyboard.press("Enter");
  await page.getByText("R1-1: A time is written like 09:30 AM or 14:30.").waitFor();
  await page.keyboard.press("Tab");
  expect(await time.getAttribute("aria-invalid")).toBe("true");
  await time.fill("14:30");
  await page.getByLabel("Court of R1-1").fill("2");
  expect(await page.getByLabel("Day of R1-1").count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.getByText("Playoff Games updated successfully!").first().waitFor();
  await page.getByRole("button", { name: /^(Save Changes|Saving)$/ }).waitFor({ state: "hidden" });
  expect(await time.inputValue()).toBe("2:30 PM");

  await send("PUT", `/api/tournaments/${_id}`, { enddate: "2024-05-05" });
  await page.getByLabel("Day of R4-1").fill("2024-05-05");
  await page.getByLabel("Time of R4-1").fill("11:00 am");
  await save();
  const games = await bracketOf(site, owner, ranked);
  expect(gameAt(games, 1, 1)).toMatchObject({ date: null, time: "14:30", court: "2" });
  expect(gameAt(games, 4, 1)).toMatchObject({ date: "2024-05-05", time: "11:00", court: null });
  const phone = await newPage({ width: 360, height: 740 });
  await phone.goto(`${site.url}/${linkindex}/schedules?team=${ranked.teams[0]!._id}`);
  await phone.getByRole("cell", { name: "2:30 PM" }).waitFor();
  await phone.context().close();
});

// Eight games at one time meant typing the same into eight boxes.
test("a round is given one time: every game that is played there takes it over", async () => {
  const ranked = await rankedTournament(site, owner, 12);
  await accepted(
    site.call("POST", `/api/tournaments/${ranked.tournament._id}/playoffs`, {
      token: owner.token,
      body: { method: "standard" },
    }),
  );
  await open(ranked, "manage-playoff");
  const first = page.getByRole("group", { name: "When all Round of 16 are played" });
  const set = first.getByRole("button", { name: "Set for 6 games" });
  const time = page.getByLabel("Time of all Round of 16");
  expect(await set.isDisabled()).toBe(true);
  await time.fill("half two");
  await time.press("Enter");
  await first.getByText("A time is written like 09:30 AM or 14:30.").waitFor();
  await time.fill("2:30 pm");
  await time.press("Enter");
  await page.getByText("6 games unsaved").waitFor();
  expect(await time.inputValue()).toBe("");
  await page.getByLabel("Time of R1-3").fill("3:10 pm");
  const last = page.getByRole("group", { name: "When all Semifinals are played" });
  await page.getByLabel("Time of all Semifinals").fill("17:00");
  await last.getByRole("button", { name: "Set for 2 games" }).click();
  await save();
  const games = await bracketOf(site, owner, ranked);
  const timeAt = (round: number, rank: number) => gameAt(games, round, rank)?.time ?? null;
  // With twelve teams nobody plays at ranks 2 and 7.
  expect([timeAt(1, 2), timeAt(1, 7)]).toEqual([null, null]);
  expect(timeAt(1, 3)).toBe("15:10");
  expect(games.filter(({ round, time: at }) => round === 1 && at === "14:30").length).toBe(5);
  expect([timeAt(3, 1), timeAt(3, 2), timeAt(4, 1)]).toEqual(["17:00", "17:00", null]);
});

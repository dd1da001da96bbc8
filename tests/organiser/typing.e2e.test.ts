// What comes in while somebody types leaves the box, its caret and the focus alone.
import { beforeAll, expect, test } from "bun:test";
import type { Locator } from "playwright";
import { accepted } from "#tests/harness/site.ts";
import { openOrganiser } from "./organiser-page.ts";

const { site, owner, page } = await openOrganiser();
const fixture = await site.withTeams(owner);

beforeAll(async () => {
  const { tournament, aces, blockers, crush, diggers } = fixture;
  for (const [at, { _id }] of [aces, blockers, crush, diggers].entries())
    await send("PUT", `/api/${tournament._id}/teamstat/${_id}`, { standing: at + 1, totalWins: 9 - at });
  await send("POST", `/api/tournaments/${tournament._id}/playoffs`, { method: "standard" });
});

const send = (method: string, path: string, body: object) =>
  accepted(site.call(method, path, { token: owner.token, body }));

const playoffScore = async (rank: number, scoreTeam1: number) => {
  const { _id } = fixture.tournament;
  const { body } = await site.call("GET", `/api/playoffgames/${_id}`);
  const game = body.find((one: { round: number; rank: number }) => one.round === 1 && one.rank === rank);
  await send("PUT", `/api/${_id}/playoffgames/${game._id}`, { scoreTeam1, scoreTeam2: 9 });
};

interface Story {
  open: string;
  before?: () => Promise<void>;
  box: () => Locator;
  typed: string;
  happens: () => Promise<unknown>;
  seen: () => Promise<unknown>;
}

const team = () => `/api/${fixture.tournament._id}/teams`;
const STORIES: Record<string, Story> = {
  "a row of Manage Teams": {
    open: "admin/LINK/manage-team",
    before: () => page.getByLabel("Select Aces").check(),
    box: () => page.getByRole("textbox", { name: "Captain of Aces" }),
    typed: "An",
    happens: () => send("PUT", `${team()}/${fixture.crush._id}`, { captain: "Cleo" }),
    seen: () => page.getByText("Cleo").waitFor(),
  },
  "a new team": {
    open: "admin/LINK/add-team",
    box: () => page.getByRole("textbox", { name: "Name", exact: true }),
    typed: "Eag",
    happens: () => send("POST", "/api/teams", { tournamentID: fixture.tournament._id, name: "Falcons" }),
    seen: () => page.getByText("Falcons").waitFor(),
  },
  "a score in the workshop": {
    open: "admin/LINK/manage-playoff",
    box: () => page.getByLabel(/R1-1 score 1$/),
    typed: "2",
    happens: () => playoffScore(8, 25),
    seen: () =>
      page.waitForFunction(() => [...document.querySelectorAll("input")].some(({ value }) => value === "9")),
  },
  "the tournament's form": {
    open: "admin/LINK/update-tournament",
    box: () => page.getByLabel("Location"),
    typed: "Hall",
    happens: () => send("PUT", `/api/tournaments/${fixture.tournament._id}`, { acronym: "NEW24" }),
    seen: () => page.getByText("NEW24").first().waitFor(),
  },
  "a spectator's feedback": {
    open: "LINK/feedback",
    box: () => page.getByRole("textbox").first(),
    typed: "Well",
    happens: () => send("PUT", `/api/tournaments/${fixture.tournament._id}`, { acronym: "NEWER24" }),
    seen: () => page.getByText("NEWER24").first().waitFor(),
  },
  "the search on the home page": {
    open: "",
    box: () => page.getByPlaceholder("Search Tournaments..."),
    typed: "Spring",
    happens: () => site.tournament(owner, { name: "Spring Cup", slug: "spring-cup" }),
    seen: () => page.getByRole("link", { name: "Spring Cup" }).waitFor(),
  },
};

test.each(Object.keys(STORIES))("%s", async (name) => {
  const { open, before, box, typed, happens, seen } = STORIES[name]!;
  await page.goto(`${site.url}/${open.replace("LINK", fixture.tournament.linkindex)}`);
  await before?.();
  await box().focus();
  await page.keyboard.type(typed);
  await page.keyboard.press("ArrowLeft");
  await happens();
  await seen();
  const caret = () => box().evaluate((one) => (one as HTMLInputElement).selectionStart);
  expect(await box().evaluate((one) => one === document.activeElement)).toBe(true);
  expect([await box().inputValue(), await caret()]).toEqual([typed, typed.length - 1]);
});

// Pages that are open while one of two servers stops or is killed: what they say, what they show, what is saved.
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { startEmbedded } from "#server/postgres/embedded/embedded.ts";
import { openBetween } from "../harness/between.ts";
import { newPage } from "../harness/browser.ts";
import { accepted, type Person } from "../harness/site.ts";
import { type Fleet, openFleet } from "./fleet.ts";
import { newDataDir, removeDataDir } from "./processes.ts";

let dataDir: string;
let stopPostgres = async () => {};
let fleet: Fleet;
let owner: Person;
let url: string;
let tournament: { _id: string; linkindex: string };
let games: string[];

beforeAll(async () => {
  dataDir = await newDataDir();
  const postgres = await startEmbedded({ dataDir, settings: { fsync: "off", max_connections: "200" } });
  stopPostgres = postgres.stop;
  fleet = await openFleet({ dataDir, servers: 2, databaseUrl: postgres.url });
  owner = await fleet.register();
  url = openBetween(...fleet.urls()).url;
  const named = { name: "Spring Open", acronym: "SPRING24", startdate: "2024-05-04", isPublished: true };
  tournament = await send("POST", "/api/tournaments", named);
  const of = { tournamentID: tournament._id };
  const division = (await send("POST", "/api/divisions", { ...of, name: "Gold" }))._id;
  const [team1, team2] = await Promise.all(
    ["Aces", "Blockers"].map(
      async (name) => (await send("POST", "/api/teams", { ...of, name, division }))._id,
    ),
  );
  games = [];
  for (const time of ["09:00", "09:40", "10:20"]) {
    const game = { tournament: tournament._id, division, team1, team2, time };
    games.push((await send("POST", "/api/games", game))._id);
  }
}, 60_000);
afterAll(async () => {
  await fleet?.stop();
  await stopPostgres();
  await removeDataDir(dataDir);
});

/** Sent to a server that is up: a request that the proxy has sent to a stopping one goes to no other. */
const send = (method: string, path: string, body?: object) =>
  accepted(fleet.one().call(method, path, { token: owner.token, body }));
const score = (game: number, scoreTeam1: number, scoreTeam2: number) =>
  send("PUT", `/api/${tournament._id}/games/${games[game]}`, { scoreTeam1, scoreTeam2 });
const live = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Live" }).waitFor();

/** A spectator's page that records everything its badge and the first game ever say. */
async function openScores(): Promise<Page> {
  const page = await newPage({ width: 360, height: 740 });
  await page.goto(`${url}/${tournament.linkindex}/scores`);
  await live(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = () => {
      const words = [...document.querySelectorAll("header [data-state], main li")].map(
        (one) => one.textContent,
      );
      said.push(words.join(" | "));
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return page;
}
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test("a server is stopped in order: its pages stay live, and follow on the other server", async () => {
  const pages = await Promise.all([openScores(), openScores()]);
  await fleet.stopOne(0);
  await score(0, 25, 20);
  for (const page of pages) {
    await page.getByRole("listitem").filter({ hasText: "Final" }).waitFor();
    expect((await said(page)).filter((words) => /Reconnecting|Could not/.test(words))).toEqual([]);
    await page.context().close();
  }
  await fleet.mend();
});

test("a server is killed while an organiser saves: the score is kept, then saved once, and nobody sees an older one", async () => {
  const spectator = await openScores();
  const page = await newPage({ width: 1280, height: 800 });
  await page.goto(`${url}/robots.txt`);
  const user = JSON.stringify({ _id: owner.account, name: owner.name, email: owner.email });
  await page.evaluate(
    ([token, kept]) => {
      localStorage.setItem("token", token!);
      localStorage.setItem("user", kept!);
    },
    [owner.token, user],
  );
  await page.goto(`${url}/admin/${tournament.linkindex}/add-score`);
  const box = (team: string) => page.getByLabel(new RegExp(`^${team}, 9:40 AM`));
  await box("Aces").fill("25");
  await box("Blockers").fill("17");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await box("Blockers").press("Enter");
  await sent;
  await fleet.crash("server", 0);
  await fleet.crash("server", 1);
  await page.getByRole("banner").getByRole("button", { name: "Reconnecting" }).waitFor();
  await fleet.mend();
  await page.getByRole("row").filter({ hasText: "9:40 AM" }).getByText("Saved").waitFor();
  await score(0, 25, 21);
  await spectator.getByRole("listitem").filter({ hasText: "17" }).waitFor();
  await spectator.getByRole("listitem").filter({ hasText: "21" }).waitFor();
  await live(spectator);
  const { changes } = await send("GET", `/api/tournaments/${tournament._id}/history?entity=${games[1]}`);
  const scored = changes.filter(({ items }: { items: { type: string }[] }) => /Score/.test(items[0]!.type));
  expect(scored).toHaveLength(1);
  // Once the newer score has been seen, the older one never is again.
  const firsts = (await said(spectator)).map((words) => words.split(" | ")[1] ?? "");
  const newer = firsts.findIndex((words) => words.includes("21"));
  expect(newer).toBeGreaterThan(0);
  expect(firsts.slice(newer).every((words) => words.includes("21"))).toBe(true);
  await spectator.context().close();
  await page.context().close();
});

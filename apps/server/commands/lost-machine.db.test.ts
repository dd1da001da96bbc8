// The machine is lost: a backup, or just an exported log, brings the site back, and open pages find it again.
import { beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { follow } from "#tests/crash/follower.ts";
import { atEnd } from "#tests/harness/closing.ts";
import { scorecards } from "#tests/harness/command-line.ts";
import { freshDatabase } from "#tests/harness/database.ts";
import { eventually } from "#tests/harness/log-of.ts";
import { accepted, openTestSite, type TestSite } from "#tests/harness/site.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scorecards-lost-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
});

async function playedSite() {
  const site = await openTestSite();
  const owner = await site.register("Olga Owner");
  const open = await site.withTeams(owner);
  const addGame = (scoreTeam1: number) => site.game(owner, open, { scoreTeam1, scoreTeam2: 20 });
  await addGame(25);
  return { site, owner, open, addGame, live: `/api/tournaments/${open.tournament._id}/live` };
}

const snapshotOf = (site: TestSite, id: string) =>
  accepted(site.call("GET", `/api/tournaments/${id}/snapshot`));

test("restored elsewhere: open pages get the whole of it, also when they had seen more than the backup has", async () => {
  const { site, owner, open, addGame, live } = await playedSite();
  const file = join(folder, "site.backup");
  expect(await scorecards(["backup", file], { url: site.databaseUrl })).toMatchObject({ code: 0 });
  // Written after the backup and seen by people: it is lost with the machine.
  await addGame(11);
  let address = site.url;
  const page = follow(() => [address], live);
  await eventually(() => expect(page.seen.at(-1)?.games).toHaveLength(2));
  const seenVersion = page.version();
  await site.stop();

  const database = await freshDatabase();
  atEnd(database.drop);
  expect(await scorecards(["restore", file], { url: database.url })).toMatchObject({ code: 0 });
  expect(await scorecards(["verify"], { url: database.url })).toMatchObject({ code: 0 });
  const other = await openTestSite({ databaseUrl: database.url });
  address = other.url;
  await eventually(() => expect(page.seen.at(-1)?.games).toHaveLength(1));
  expect(page.version()).toBeLessThan(seenVersion);
  expect(page.seen.at(-1)).toEqual(await snapshotOf(other, open.tournament._id));
  expect(page.faults).toEqual([]);
  await page.stop();
  const { email, password } = owner;
  await accepted(other.call("POST", "/api/login", { body: { email, password } }));
});

test("restored under a running server: its open streams switch to the restored data", async () => {
  const { site, open, addGame, live } = await playedSite();
  const file = join(folder, "running.backup");
  expect(await scorecards(["backup", file], { url: site.databaseUrl })).toMatchObject({ code: 0 });
  await addGame(11);
  const page = follow(() => [site.url], live);
  await eventually(() => expect(page.seen.at(-1)?.games).toHaveLength(2));
  expect(await scorecards(["restore", file, "--replace"], { url: site.databaseUrl })).toMatchObject({
    code: 0,
  });
  await eventually(() => expect(page.seen.at(-1)?.games).toHaveLength(1));
  await addGame(12);
  await eventually(() => expect(page.seen.at(-1)?.games).toHaveLength(2));
  expect(page.opened).toBe(1);
  expect(page.faults).toEqual([]);
  expect(page.seen.at(-1)).toEqual(await snapshotOf(site, open.tournament._id));
  await page.stop();
});

test("from the exported log alone: the same tournament under new ids, for an account on an empty site", async () => {
  const { site, open } = await playedSite();
  const { out } = await scorecards(["export", open.tournament.linkindex], { url: site.databaseUrl });
  const before = await snapshotOf(site, open.tournament._id);
  await site.stop();
  const log = join(folder, "log.ndjson");
  await writeFile(log, out);

  const other = await openTestSite();
  const person = await other.register("Nora New");
  const imported = await scorecards(["import", log, "--owner", person.email], { url: other.databaseUrl });
  expect(imported).toMatchObject({ code: 0 });
  expect(await scorecards(["verify"], { url: other.databaseUrl })).toMatchObject({ code: 0 });
  const { body } = await other.call("GET", `/api/tournament/${open.tournament.linkindex}`);
  const after = await snapshotOf(other, body._id);
  expect(body.owner).toBe(person.account);
  const told = ({ teams, games, standings, divisions }: typeof before) => ({
    divisions: divisions.map(({ name }: { name: string }) => name),
    teams: teams.map(({ name }: { name: string }) => name),
    games: games.map((game: Record<string, { name: string } | number>) => [
      (game.team1 as { name: string }).name,
      (game.team2 as { name: string }).name,
      game.scoreTeam1,
      game.scoreTeam2,
    ]),
    standings: standings.map((row: { team: { name: string }; totalPoints: number }) => [
      row.team.name,
      row.totalPoints,
    ]),
  });
  expect(told(after)).toEqual(told(before));
  const added = { tournamentID: body._id, name: "Eagles" };
  await accepted(other.call("POST", "/api/teams", { token: person.token, body: added }));
});

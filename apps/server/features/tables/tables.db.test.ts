// The tables of a tournament as files: the right values, formulas neutralised, and games that can be uploaded again.
import { expect, test } from "bun:test";
import Papa from "papaparse";
import { accepted, openTestSite } from "#tests/harness/site.ts";

test("standings, teams, games and playoffs as files; a formula in a name is text; games upload again unchanged", async () => {
  const site = await openTestSite();
  const owner = await site.register();
  const { tournament, aces, blockers, division } = await site.withTeams(owner);
  const send = (method: string, path: string, body?: unknown) =>
    accepted(site.call(method, path, { token: owner.token, body }));
  const file = async (table: string, of = tournament) => {
    const { headers, body } = await site.call("GET", `/api/tournaments/${of._id}/${table}.csv`);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toContain(`filename*=UTF-8''${of.linkindex}-${table}.csv`);
    return (body as string).replace("\uFEFF", "");
  };
  const id = tournament._id;
  const formula = '=HYPERLINK("http://evil.example")';
  await send("PUT", `/api/${id}/teams/${blockers._id}`, { name: formula, captain: "@sum" });
  const game = { tournament: id, team1: aces._id, team2: blockers._id, division: division._id };
  await send("POST", "/api/games", { ...game, court: "-1", time: "9:00 AM", scoreTeam1: 25, scoreTeam2: 18 });
  await send("POST", "/api/games", { tournament: id, team1: aces._id, team2: aces._id, isReferee: true });
  await send("PUT", `/api/teamstanding/${id}`);
  await send("POST", `/api/tournaments/${id}/playoffs`, { method: "standard" });

  expect((await file("standings")).split("\r\n")).toEqual([
    "rank,team,division,P,W,L,diff,points",
    "1,Aces,Gold,1,1,0,7,25",
    "2,Crush,Gold,0,0,0,0,0",
    "3,Diggers,Gold,0,0,0,0,0",
    '4,"\'=HYPERLINK(""http://evil.example"")",Gold,1,0,1,-7,18',
    "",
  ]);
  expect(await file("teams")).toContain(`"'=HYPERLINK(""http://evil.example"")","'@sum",,Gold\r\n`);
  expect((await file("playoffs")).split("\r\n")).toHaveLength(17);

  const games = await file("games");
  expect(games.split("\r\n")).toEqual([
    "team1,team2,division,round,court,date,time,scoreTeam1,scoreTeam2,isReferee",
    `Aces,"'=HYPERLINK(""http://evil.example"")",Gold,,"'-1",,09:00,25,18,`,
    "Aces,Aces,,,,,,,,TRUE",
    "",
  ]);
  const records = Papa.parse(games, { header: true }).data;
  expect(await send("POST", `/api/uploadgames/${id}`, records)).toMatchObject({ count: 0, skipped: 2 });
});

test("an unpublished tournament has no files for visitors, an unknown table none for anyone", async () => {
  const site = await openTestSite();
  const owner = await site.register();
  const hidden = await site.tournament(owner, { isPublished: false });
  const path = `/api/tournaments/${hidden._id}/standings.csv`;
  expect((await site.call("GET", path)).status).toBe(404);
  expect((await site.call("GET", path, { token: owner.token })).status).toBe(200);
  expect((await site.call("GET", path.replace("standings", "accounts"))).status).toBe(404);
});

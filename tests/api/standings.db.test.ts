// Standings over HTTP: calculated, typed, automatic; and what rule 15 says beside them.
import { beforeAll, expect, test } from "bun:test";
import { changeCount } from "../harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";

let site: TestSite;
let owner: Person;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
});

const put = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  site.call("PUT", path, { token: owner.token, body, headers });
const addGame = (
  { tournament }: WithTeams,
  team1: { _id: string },
  team2: { _id: string },
  scoreTeam1?: number,
  scoreTeam2?: number,
) =>
  accepted(
    site.call("POST", "/api/games", {
      token: owner.token,
      body: { tournament: tournament._id, team1: team1._id, team2: team2._id, scoreTeam1, scoreTeam2 },
    }),
  );
const shown = async ({ tournament }: WithTeams) =>
  (await site.call("GET", `/api/standings/${tournament._id}`)).body.map(
    (row: { standing: number; team: { name: string }; totalWins: number }) =>
      `${row.standing} ${row.team.name} ${row.totalWins}`,
  );

test("rule 14: calculated standings are 1…n without the placeholder; calculating again changes nothing", async () => {
  const open = await site.withTeams(owner);
  await addGame(open, open.aces, open.blockers, 25, 18);
  await addGame(open, open.crush, open.diggers);
  await addGame(open, open.aces, open.crush, 0, 0);
  expect(await shown(open)).toEqual(["0 Aces 0", "0 Blockers 0", "0 Crush 0", "0 Diggers 0"]);
  const answer = await put(`/api/teamstanding/${open.tournament._id}`);
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe("Standing Updated successfully!");
  expect(answer.body.notice).toBeUndefined();
  expect(answer.body.standings).toMatchObject([
    {
      standing: 1,
      team: { name: "Aces" },
      division: { name: "Gold" },
      totalGamesPlayed: 1,
      totalWins: 1,
      totalLosses: 0,
      totalPoints: 25,
      cumulativePointDifference: 7,
    },
    { standing: 2, team: { name: "Crush" }, totalGamesPlayed: 0 },
    { standing: 3, team: { name: "Diggers" }, totalGamesPlayed: 0 },
    {
      standing: 4,
      team: { name: "Blockers" },
      totalGamesPlayed: 1,
      totalWins: 0,
      totalLosses: 1,
      totalPoints: 18,
      cumulativePointDifference: -7,
    },
  ]);
  expect((await site.call("GET", `/api/standings/${open.tournament._id}`)).body).toEqual(
    answer.body.standings,
  );
  const before = await changeCount(site);
  expect((await put(`/api/teamstanding/${open.tournament._id}`, {})).status).toBe(200);
  expect(await changeCount(site)).toBe(before);
});

test("rule 15: in custom mode a score waits for a calculation, and the tournament says so", async () => {
  const open = await site.withTeams(owner);
  const game = await addGame(open, open.aces, open.blockers, 25, 18);
  await put(`/api/teamstanding/${open.tournament._id}`);
  await accepted(put(`/api/${open.tournament._id}/games/${game._id}`, { scoreTeam1: 10 }));
  expect((await shown(open))[0]).toBe("1 Aces 1");
  const { body } = await site.call("GET", `/api/tournament/id/${open.tournament._id}`);
  expect(body.scoresChangedSince).toBe(true);
});

test("rule 15: in automatic mode the record follows, calculating brings the notice, typing is refused", async () => {
  const open = await site.withTeams(owner, { isCustomStanding: false });
  const game = await addGame(open, open.aces, open.blockers, 25, 18);
  expect((await shown(open))[0]).toBe("1 Aces 1");
  await accepted(put(`/api/${open.tournament._id}/games/${game._id}`, { scoreTeam1: 10 }));
  expect((await shown(open))[0]).toBe("1 Blockers 1");
  const before = await changeCount(site);
  expect((await put(`/api/teamstanding/${open.tournament._id}`)).body).toMatchObject({
    message: "Standing Updated successfully!",
    notice:
      "Please use Custom Standing! You have selected to use custom standing or change tournament setting.",
  });
  expect(await put(`/api/${open.tournament._id}/teamstat/${open.aces._id}`, { standing: 1 })).toMatchObject({
    status: 409,
    body: { code: "standings-automatic" },
  });
  expect(await changeCount(site)).toBe(before);
  const frozen = await shown(open);
  await accepted(put(`/api/tournaments/${open.tournament._id}`, { isCustomStanding: true }));
  expect(await changeCount(site)).toBe(before + 1);
  expect(await shown(open)).toEqual(frozen);
});

test("a typed record is stored; numbers as text are taken, a null clears nothing unseen, the rest stays", async () => {
  const open = await site.withTeams(owner);
  const at = `/api/${open.tournament._id}/teamstat/${open.aces._id}`;
  const typed = await put(at, { standing: "2", totalWins: 3, cumulativePointDifference: "-12" });
  expect(typed).toMatchObject({
    status: 200,
    body: { name: "Aces", standing: 2, totalWins: 3, cumulativePointDifference: -12, totalLosses: 0 },
  });
  const several = await put(`/api/${open.tournament._id}/teamstat`, [
    { _id: open.crush._id, standing: 1 },
    { _id: open.aces._id, version: typed.body.version, standing: 3 },
  ]);
  expect(several).toMatchObject({
    status: 200,
    body: [
      { name: "Crush", standing: 1 },
      { name: "Aces", standing: 3, totalWins: 3 },
    ],
  });
  expect(await shown(open)).toEqual(["1 Crush 0", "3 Aces 3", "0 Blockers 0", "0 Diggers 0"]);
  expect(await put(at, { standing: 4 }, { "if-match": `"${typed.body.version}"` })).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { standing: 3, by: { name: owner.name } } },
  });
});

test.each([
  ["standing", -1],
  ["standing", 1.5],
  ["standing", "first"],
  ["totalWins", -1],
  ["totalWins", "1e3"],
  ["totalPoints", 1e12],
  ["totalLosses", true],
  ["cumulativePointDifference", 0.5],
  ["totalGamesPlayed", "abc"],
  ["standing", null],
])("a record with %s %j is refused", async (field, value) => {
  const open = await site.withTeams(owner);
  const before = await changeCount(site);
  expect(
    await put(`/api/${open.tournament._id}/teamstat/${open.aces._id}`, { [field]: value }),
  ).toMatchObject({
    status: 400,
    body: { code: "bad-input", fields: { [field]: expect.any(String) } },
  });
  expect(await changeCount(site)).toBe(before);
});

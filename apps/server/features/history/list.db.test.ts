// The history filtered: by one game of any kind, by what is new, and by both together with a person, page by page.
import { beforeAll, expect, test } from "bun:test";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Olga Owner");
});

async function opened() {
  const teams = await site.withTeams(owner);
  const of = teams.tournament._id;
  const act = (method: string, path: string, body?: unknown) =>
    accepted(site.call(method, path, { token: owner.token, body }));
  const asked = (query: string) =>
    site.call("GET", `/api/tournaments/${of}/history?${query}`, { token: owner.token });
  const page = (query: string) => accepted(asked(query));
  const words = async (query: string): Promise<string[]> =>
    (await page(query)).changes.map(({ summary }: { summary: string }) => summary);
  const game = (team1: string, team2: string, time: string) =>
    act("POST", "/api/games", { tournament: of, team1, team2, time });
  const aces = await game(teams.aces._id, teams.blockers._id, "09:00");
  const crush = await game(teams.crush._id, teams.diggers._id, "09:00");
  return { of, act, asked, page, words, aces, crush };
}

test("one game: what was done to it alone and with others, and what took that back", async () => {
  const { of, act, page, words, aces, crush } = await opened();
  await act("PUT", `/api/${of}/games/${crush._id}`, { scoreTeam1: 25, scoreTeam2: 10 });
  await act("PUT", `/api/${of}/games/${aces._id}`, { scoreTeam1: 25, scoreTeam2: 20 });
  await act("PUT", `/api/${of}/games`, [
    { _id: aces._id, court: "2" },
    { _id: crush._id, court: "3" },
  ]);
  const { changes } = await page(`entity=${aces._id}`);
  await act("POST", `/api/tournaments/${of}/history/${changes[1].change}/undo`);
  expect(await words(`entity=${aces._id}`)).toEqual([
    "Undid: Entered 25 : 20 for Aces v Blockers",
    expect.stringMatching(/^Changed Aces v Blockers: court .*Crush v Diggers/),
    "Entered 25 : 20 for Aces v Blockers",
    "Added game Aces v Blockers",
  ]);
  expect(await words(`entity=${crush._id}`)).toEqual([
    expect.stringMatching(/^Changed Aces v Blockers: court .*Crush v Diggers/),
    "Entered 25 : 10 for Crush v Diggers",
    "Added game Crush v Diggers",
  ]);
  expect(await words(`entity=${crypto.randomUUID()}`)).toEqual([]);
  expect(await words(`entity=${aces._id}&actor=${crypto.randomUUID()}`)).toEqual([]);

  const first = await page(`entity=${aces._id}&actor=${owner.account}&limit=3`);
  const rest = await page(`entity=${aces._id}&actor=${owner.account}&limit=3&before=${first.next}`);
  expect([...first.changes, ...rest.changes]).toEqual((await page(`entity=${aces._id}`)).changes);
  expect(rest.next).toBeNull();
});

test("a game of the bracket, and a game that is no longer there", async () => {
  const { of, act, words, aces, crush } = await opened();
  await act("PUT", `/api/${of}/games/${aces._id}`, { scoreTeam1: 25, scoreTeam2: 20 });
  await act("POST", `/api/tournaments/${of}/playoffs`, { method: "standard" });
  const { playoffGames } = await act("GET", `/api/tournaments/${of}/snapshot`);
  const first = playoffGames.find(
    ({ team1, team2 }: { team1: object | null; team2: object | null }) => team1 && team2,
  );
  await act("PUT", `/api/${of}/playoffgames/${first._id}`, { scoreTeam1: 25, scoreTeam2: 17 });
  expect(await words(`entity=${first._id}`)).toEqual([
    `Entered 25 : 17 for R${first.round}-${first.rank} (${first.team1.name} v ${first.team2.name})`,
    expect.stringMatching(/^Made the bracket/),
  ]);
  await act("DELETE", `/api/${of}/games/${crush._id}`);
  expect(await words(`entity=${crush._id}`)).toEqual([
    "Deleted game Crush v Diggers",
    "Added game Crush v Diggers",
  ]);
});

test("what is new since a version, by page, and alone of one game", async () => {
  const { of, act, asked, page, words, aces, crush } = await opened();
  const [{ version }] = (await page("limit=1")).changes;
  expect(await page(`after=${version}`)).toEqual({ changes: [], next: null });
  for (const points of [10, 11, 12])
    await act("PUT", `/api/${of}/games/${aces._id}`, { scoreTeam1: 25, scoreTeam2: points });
  await act("PUT", `/api/${of}/games/${crush._id}`, { scoreTeam1: 25, scoreTeam2: 9 });
  const first = await page(`after=${version}&limit=3`);
  expect(first.changes.map((change: { version: number }) => change.version - version)).toEqual([4, 3, 2]);
  const rest = await page(`after=${version}&limit=3&before=${first.next}`);
  expect(rest).toMatchObject({ changes: [{ version: version + 1 }], next: null });
  expect(await words(`after=${version}&entity=${crush._id}`)).toEqual(["Entered 25 : 9 for Crush v Diggers"]);
  for (const after of ["x", "-1", "1.5", ""])
    expect(await asked(`after=${after}`)).toMatchObject({ status: 400, body: { code: "bad-input" } });
});

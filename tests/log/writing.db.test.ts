// Many people at one tournament: nothing refused without a reason, nothing written twice, no lost answer.
import { beforeAll, describe, expect, test } from "bun:test";
import { snapshotContent } from "#projections/snapshot.ts";
import { fold } from "#projections/state/evolve.ts";
import { stateText } from "#projections/state/state.ts";
import { changeGames } from "#server/features/games/decide.ts";
import { append } from "#server/log/append.ts";
import { openAppender } from "#server/log/appender.ts";
import { openFolds } from "#server/log/folds.ts";
import { readChanges } from "#server/log/read-changes.ts";
import { changeCount, logOf } from "../harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;
let path: string;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  open = await site.withTeams(owner);
  path = `/api/${open.tournament._id}`;
});

const addGame = (more = {}) => site.game(owner, open, more);

const save = (game: string, body: unknown, headers: Record<string, string> = {}) =>
  site.call("PUT", `${path}/games/${game}`, { token: owner.token, body, headers });

test("twenty different games saved at the same moment: none refused, each one change", async () => {
  const games = [];
  for (let index = 0; index < 20; index++) games.push(await addGame({ court: String(index + 1) }));
  const before = await changeCount(site);
  const answers = await Promise.all(
    games.map(({ _id, version }, index) =>
      save(_id, { scoreTeam1: 25, scoreTeam2: index }, { "if-match": `"${version}"` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(answers.map(({ body }) => body.scoreTeam2)).toEqual(games.map((_, index) => index));
  const versions = answers.map(({ headers }) => Number(headers.get("x-tournament-version")));
  expect(new Set(versions).size).toBe(20);
  expect(await changeCount(site)).toBe(before + 20);
  const { body } = await site.call("GET", `/api/games/${open.tournament._id}`);
  for (const { court, scoreTeam2 } of body) if (court) expect(scoreTeam2).toBe(Number(court) - 1);
});

test("two people at one game: one saves, the other gets what the first one saved and who it was", async () => {
  const game = await addGame();
  const headers = { "if-match": `"${game.version}"` };
  const answers = await Promise.all([
    save(game._id, { scoreTeam1: 25, scoreTeam2: 20 }, headers),
    save(game._id, { scoreTeam1: 21, scoreTeam2: 25 }, headers),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)!.body;
  const lost = answers.find(({ status }) => status === 409)!.body;
  expect(lost).toMatchObject({
    code: "conflict",
    current: {
      _id: game._id,
      scoreTeam1: won.scoreTeam1,
      by: { _id: owner.account, name: owner.name },
      at: expect.any(String),
    },
  });
  expect((await save(game._id, { court: "9" }, headers)).status).toBe(200);
});

describe("an idempotency key", () => {
  const key = () => ({ "idempotency-key": crypto.randomUUID() });

  test("used twice at once is one change and the same answer, also later", async () => {
    const before = await changeCount(site);
    const headers = key();
    const body = { tournament: open.tournament._id, team1: open.crush._id, team2: open.diggers._id };
    const post = () => site.call("POST", "/api/games", { token: owner.token, body, headers });
    const answers = [...(await Promise.all([post(), post(), post()])), await post()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body, Object.keys(body).sort()))).size).toBe(1);
    expect(await changeCount(site)).toBe(before + 1);
  });

  test("under another body is 422, at once and later; upper case is the same key", async () => {
    const game = await addGame();
    const headers = key();
    const upper = { "idempotency-key": headers["idempotency-key"].toUpperCase() };
    const answers = await Promise.all([
      save(game._id, { court: "1" }, headers),
      save(game._id, { court: "2" }, upper),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await save(game._id, { court: "3" }, headers)).toMatchObject({
      status: 422,
      body: { code: "idempotency-key-reused" },
    });
  });

  test("of another path is another action", async () => {
    const [one, two] = [await addGame(), await addGame()];
    const headers = key();
    expect((await save(one._id, { court: "1" }, headers)).body._id).toBe(one._id);
    expect((await save(two._id, { court: "1" }, headers)).body._id).toBe(two._id);
  });

  test("of a refusal is judged anew", async () => {
    const headers = key();
    const add = () =>
      site.call("POST", "/api/teams", {
        token: owner.token,
        body: { tournamentID: open.tournament._id, name: "Eagles" },
        headers,
      });
    const first = await accepted(
      site.call("POST", "/api/teams", {
        token: owner.token,
        body: { tournamentID: open.tournament._id, name: "eagles" },
      }),
    );
    expect((await add()).status).toBe(409);
    await accepted(site.call("DELETE", `${path}/teams/${first._id}`, { token: owner.token }));
    expect((await add()).status).toBe(201);
  });

  test("that is not a UUID is 400 and changes nothing", async () => {
    const before = await changeCount(site);
    for (const bad of ["1", "not-a-uuid", `${crypto.randomUUID()}0`]) {
      expect(await save(crypto.randomUUID(), { court: "1" }, { "idempotency-key": bad })).toMatchObject({
        status: 400,
        body: { code: "bad-idempotency-key" },
      });
    }
    expect(await changeCount(site)).toBe(before);
  });

  test("keeps its answer when the reader of it was cut off", async () => {
    const game = await addGame();
    const headers = { ...key(), authorization: `Bearer ${owner.token}`, "content-type": "application/json" };
    const request = { method: "PUT", headers, body: JSON.stringify({ scoreTeam1: 25, scoreTeam2: 3 }) };
    const before = await changeCount(site);
    const cut = new AbortController();
    const lost = fetch(`${site.url}${path}/games/${game._id}`, { ...request, signal: cut.signal }).catch(
      () => null,
    );
    setTimeout(() => cut.abort(), 1);
    await lost;
    const answer = await fetch(`${site.url}${path}/games/${game._id}`, request);
    expect(await answer.json()).toMatchObject({ scoreTeam1: 25, scoreTeam2: 3 });
    expect(await changeCount(site)).toBe(before + 1);
  });
});

test("an append whose answer is lost on the way is asked for again, and written once", async () => {
  const { db } = site.site;
  const game = await addGame();
  const tournament = open.tournament._id;
  const folds = openFolds((id, after) => readChanges(db, id, after));
  let calls = 0;
  const appender = openAppender({
    folds,
    epoch: site.site.tail.epoch,
    async append(epoch, items) {
      const appended = await append(db, epoch, items);
      if (++calls === 1) throw new Error("Connection terminated unexpectedly");
      return appended;
    },
  });
  const before = await changeCount(site);
  const outcome = await appender.submit({
    tournament,
    kind: "ChangeGames",
    id: crypto.randomUUID(),
    bodyHash: "x",
    viewer: { account: owner.account, name: owner.name, everything: false },
    now: new Date().toISOString(),
    decide: (state) =>
      changeGames(state, [{ id: game._id, fields: { scoreTeam1: 7, scoreTeam2: 25 }, expected: null }]),
    answer: () => ({ status: 200, body: { mine: true } }),
  });
  expect(outcome).toMatchObject({ status: 200, body: { mine: true } });
  expect(calls).toBe(2);
  expect(await changeCount(site)).toBe(before + 1);
  const { state } = await folds.load(tournament);
  expect(stateText(state)).toBe(stateText(fold(await logOf(site, tournament))));
});

test("a link taken by two creates at once goes to one; the other is told", async () => {
  const before = await changeCount(site);
  const create = () =>
    site.call("POST", "/api/tournaments", {
      token: owner.token,
      body: { name: "Twice", acronym: "TW", startdate: "2024-05-04" },
    });
  const answers = await Promise.all([create(), create(), create()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body).toMatchObject({
    error: "A tournament with this link already exists.",
    code: "slug-taken",
  });
  expect(await changeCount(site)).toBe(before + 1);
});

test("what the site shows is what its log folds to", async () => {
  const changes = await logOf(site, open.tournament._id);
  // An appender that is not the site's wrote one of them: the site has it once its tail has read it.
  const headers = { "X-Min-Version": String(changes.length) };
  const { body } = await site.call("GET", `/api/tournaments/${open.tournament._id}/snapshot`, { headers });
  const { protocol: _p, epoch: _e, version, ...content } = body;
  expect(version).toBe(changes.length);
  expect(content).toEqual(JSON.parse(JSON.stringify(snapshotContent(fold(changes)))));
});

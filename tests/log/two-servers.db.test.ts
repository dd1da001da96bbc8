// Two servers on one database: no update lost, no decision on stale state, both see the same.
import { beforeAll, describe, expect, onTestFinished, test } from "bun:test";
import pg from "pg";
import { snapshotContent } from "#projections/snapshot.ts";
import { fold } from "#projections/state/evolve.ts";
import { coOrganiser } from "../harness/co-organiser.ts";
import { eventually, logOf } from "../harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";

let one: TestSite;
let two: TestSite;
let owner: Person;
let open: WithTeams;
let path: string;

beforeAll(async () => {
  one = await openTestSite();
  two = await openTestSite({ databaseUrl: one.databaseUrl });
  owner = await one.register();
  open = await one.withTeams(owner);
  path = `/api/${open.tournament._id}`;
});

const post = (site: TestSite, at: string, body: object) =>
  site.call("POST", at, { token: owner.token, body });
const addGame = (site: TestSite, team1: string, team2: string) =>
  post(site, "/api/games", { tournament: open.tournament._id, team1, team2 });

test("each of many writes to both is in the log once, and none is lost", async () => {
  const games = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      accepted(addGame(index % 2 ? one : two, open.aces._id, open.blockers._id)),
    ),
  );
  const saves = games.flatMap(({ _id }, index) => [
    [one, _id, { scoreTeam1: index }] as const,
    [two, _id, { scoreTeam2: index + 1 }] as const,
    [index % 2 ? one : two, _id, { court: String(index + 1) }] as const,
  ]);
  const answers = await Promise.all(
    saves.map(([site, id, body]) => site.call("PUT", `${path}/games/${id}`, { token: owner.token, body })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(saves.length).fill(200));
  const { games: rows } = snapshotContent(fold(await logOf(one, open.tournament._id)));
  for (const [index, { _id }] of games.entries()) {
    expect(rows.find((row) => row._id === _id)).toMatchObject({
      scoreTeam1: index,
      scoreTeam2: index + 1,
      court: String(index + 1),
    });
  }
});

test("a team deleted on one server while a game is given to it on the other: one of the two is refused", async () => {
  for (let round = 0; round < 12; round++) {
    const team = await accepted(
      post(one, "/api/teams", { tournamentID: open.tournament._id, name: `Short ${round}` }),
    );
    const [removed, added] = await Promise.all([
      one.call("DELETE", `${path}/teams/${team._id}`, { token: owner.token }),
      addGame(two, team._id, open.crush._id),
    ]);
    expect([removed.status, added.status]).toBeOneOf([
      [200, 400],
      [409, 201],
    ]);
    const { content } = fold(await logOf(one, open.tournament._id));
    for (const { pair } of content.game.values()) {
      expect(content.team.has(pair.team1) && content.team.has(pair.team2)).toBe(true);
    }
  }
});

test("two teams of one name, one on each server: one is refused", async () => {
  for (let round = 0; round < 8; round++) {
    const answers = await Promise.all(
      [one, two].map((site, index) =>
        post(site, "/api/teams", {
          tournamentID: open.tournament._id,
          name: index ? `Twin ${round}` : `TWIN ${round}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  }
});

test("a link taken on both at once goes to one", async () => {
  const create = (site: TestSite) =>
    post(site, "/api/tournaments", { name: "Both", acronym: "B", startdate: "2024-05-04" });
  const answers = await Promise.all([create(one), create(two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("one idempotency key on both at once is one change and one answer", async () => {
  const before = (await logOf(one, open.tournament._id)).length;
  const headers = { "idempotency-key": crypto.randomUUID() };
  const body = { tournament: open.tournament._id, team1: open.aces._id, team2: open.crush._id };
  const answers = await Promise.all(
    [one, two].map((site) => site.call("POST", "/api/games", { token: owner.token, body, headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]!.body).toEqual(answers[1]!.body);
  expect((await logOf(one, open.tournament._id)).length).toBe(before + 1);
});

describe("X-Min-Version", () => {
  test("a read on the other server waits for what was just written", async () => {
    for (let round = 0; round < 10; round++) {
      const written = await addGame(one, open.aces._id, open.diggers._id);
      const headers = { "x-min-version": written.headers.get("x-tournament-version")! };
      const { body } = await two.call("GET", `/api/games/${open.tournament._id}`, { headers });
      expect(body.map(({ _id }: { _id: string }) => _id)).toContain(written.body._id);
    }
  });

  test("an organiser's read waits too", async () => {
    for (let round = 0; round < 10; round++) {
      const written = await addGame(one, open.aces._id, open.diggers._id);
      const version = written.headers.get("x-tournament-version")!;
      const { body } = await two.call("GET", `/api/tournaments/${open.tournament._id}/history?limit=1`, {
        token: owner.token,
        headers: { "x-min-version": version },
      });
      expect(body.changes[0].version).toBe(Number(version));
    }
  });

  test("a version that never comes is answered with what there is, a malformed one with 400", async () => {
    const at = `/api/games/${open.tournament._id}`;
    expect((await two.call("GET", at, { headers: { "x-min-version": "99999" } })).status).toBe(200);
    expect(await two.call("GET", at, { headers: { "x-min-version": "new" } })).toMatchObject({
      status: 400,
      body: { code: "bad-input" },
    });
  });
});

test("a server that has not heard yet refuses nothing for what another one has written", async () => {
  const { token } = owner;
  const hidden = await one.withTeams(owner, { isPublished: false });
  const { _id, linkindex } = hidden.tournament;
  const [guest, third] = [await one.register("Kim Other"), await one.register("Lee Third")];
  const check = () => two.call("GET", `/api/tournaments/${_id}/admin-check`, { token: third.token });
  const organisers = `/api/tournaments/${_id}/organisers`;
  expect((await check()).body).toEqual({ isAdmin: false });
  expect((await fetch(`${two.url}/${linkindex}`)).status).toBe(404);
  const { folds } = two.site;
  const { advance } = folds;
  // From now on no notice is received.
  folds.advance = () => {};
  onTestFinished(() => {
    folds.advance = advance;
  });
  await coOrganiser(one, owner, _id, guest);
  const inviting = { token: guest.token, body: { email: "somebody@example.org" } };
  expect((await two.call("POST", organisers, inviting)).status).toBe(201);
  await coOrganiser(one, owner, _id, third);
  expect((await check()).body).toEqual({ isAdmin: true });

  const team = await accepted(
    post(one, "/api/teams", { tournamentID: _id, name: "Eagles", division: hidden.division._id }),
  );
  const game = { tournament: _id, team1: team._id, team2: hidden.aces._id };
  expect((await post(two, "/api/games", game)).status).toBe(201);

  await accepted(one.call("PUT", `/api/tournaments/${_id}`, { token, body: { isPublished: true } }));
  expect((await fetch(`${two.url}/${linkindex}`)).status).toBe(200);
  expect((await two.call("GET", `/api/tournaments/${_id}/snapshot`)).status).toBe(200);
});

test("followers of one server see what was written to the other", async () => {
  const stream = await openStream(`${two.url}/api/tournaments/${open.tournament._id}/live`);
  await stream.next("snapshot");
  const { body } = await addGame(one, open.blockers._id, open.diggers._id);
  const { data } = await stream.next("patch");
  expect(data.set.games).toMatchObject([{ _id: body._id }]);
  stream.close();
});

test("whoever listens is told how far the log goes, once, after one score and after many changes at once", async () => {
  const told: number[] = [];
  const listener = new pg.Client({ connectionString: one.databaseUrl });
  await listener.connect();
  listener.on("notification", ({ payload }) => told.push(Number(payload)));
  await listener.query("listen log");
  const { body: game } = await addGame(one, open.aces._id, open.crush._id);
  const save = (score: number) =>
    accepted(
      one.call("PUT", `${path}/games/${game._id}`, { token: owner.token, body: { scoreTeam1: score } }),
    );
  const isTold = () => eventually(() => expect(Math.max(...told)).toBe(one.site.tail.position()));
  await save(25);
  await isTold();
  await Promise.all(Array.from({ length: 8 }, (_, score) => save(score)));
  await isTold();
  expect(told.length).toBeGreaterThanOrEqual(2);
  expect(new Set(told).size).toBe(told.length);
  await listener.end();
});

test("both folds equal the log, and so does that of a server started later", async () => {
  const three = await openTestSite({ databaseUrl: one.databaseUrl });
  const changes = await logOf(one, open.tournament._id);
  const expected = JSON.parse(JSON.stringify(snapshotContent(fold(changes))));
  for (const site of [one, two, three]) {
    await eventually(async () => {
      const { body } = await site.call("GET", `/api/tournaments/${open.tournament._id}/snapshot`);
      const { protocol: _p, epoch: _e, version, ...content } = body;
      expect(version).toBe(changes.length);
      expect(content).toEqual(expected);
    });
  }
});

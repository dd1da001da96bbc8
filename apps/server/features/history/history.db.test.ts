// The history over HTTP: listed in sentences, previewed, undone, redone, exported, and viewed as it was.
import { beforeAll, expect, test } from "bun:test";
import { digestOf } from "#tests/harness/digest.ts";
import { eventually } from "#tests/harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";
import { openStream } from "#tests/harness/stream.ts";

let site: TestSite;
let beside: TestSite;
let owner: Person;

beforeAll(async () => {
  site = await openTestSite();
  beside = await openTestSite({ databaseUrl: site.databaseUrl });
  owner = await site.register("Olga Owner");
});

const call = (method: string, path: string, body?: unknown, on = site) =>
  on.call(method, path, { token: owner.token, body });

/** A tournament with one scored game; its changes by the sentences of its history. */
async function played() {
  const teams = await site.withTeams(owner);
  const of = teams.tournament._id;
  const at = `/api/tournaments/${of}/history`;
  const game = await site.game(owner, teams, { time: "09:00" });
  const score = (scoreTeam1: number, scoreTeam2: number) =>
    accepted(call("PUT", `/api/${of}/games/${game._id}`, { scoreTeam1, scoreTeam2 }));
  await score(25, 20);
  const list = async (query = "") => (await accepted(call("GET", `${at}${query}`))).changes;
  const preview = (change: string) => accepted(call("POST", `${at}/${change}/preview`));
  const undo = (change: string, body?: object, on = site) => call("POST", `${at}/${change}/undo`, body, on);
  const shown = () => accepted(call("GET", `/api/tournaments/${of}/snapshot`));
  return { teams, of, at, game, score, list, preview, undo, shown };
}

/** What people see, without versions, which only rise. */
const seen = ({ tournament, divisions, teams, games, playoffGames, standings }: Record<string, object>) =>
  JSON.stringify([tournament, divisions, teams, games, playoffGames, standings], (key, value) =>
    key === "version" ? undefined : value,
  );

test("it is listed newest first, in sentences, by page, by entity and by actor", async () => {
  const { at, list, game, score } = await played();
  await score(25, 23);
  const all = await list();
  expect(all.map(({ summary }: { summary: string }) => summary)).toEqual([
    expect.stringMatching(/^Corrected .*Aces.* from 25 : 20 to 25 : 23$/),
    expect.stringMatching(/^Entered 25 : 20 for .*Aces.*Blockers/),
    expect.stringMatching(/^Added game .*Aces/),
    ...["BYE - Referee", "Diggers", "Crush", "Blockers", "Aces"].map((name) => `Added team ${name}`),
    "Added division Gold",
    expect.stringMatching(/^Created .*Spring Open/),
  ]);
  expect(all[0]).toMatchObject({
    actor: { _id: owner.account, name: "Olga Owner" },
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    items: [{ type: "ScoreCorrected", entity: "game", id: game._id }],
  });
  const first = await accepted(call("GET", `${at}?limit=4`));
  const second = await accepted(call("GET", `${at}?limit=4&before=${first.next}`));
  const third = await accepted(call("GET", `${at}?limit=4&before=${second.next}`));
  expect([...first.changes, ...second.changes, ...third.changes]).toEqual(all);
  expect(third.next).toBeNull();
  expect(await list(`?entity=${game._id}`)).toEqual(all.slice(0, 3));
  expect(await list(`?actor=${owner.account}`)).toEqual(all);
  expect(await list(`?actor=${crypto.randomUUID()}`)).toEqual([]);
  for (const query of ["limit=0", "limit=201", "limit=x", "before=x"])
    expect(await call("GET", `${at}?${query}`)).toMatchObject({ status: 400, body: { code: "bad-input" } });
});

test("one click takes a score back, another brings it again, and both are seen live", async () => {
  const { of, list, undo, shown } = await played();
  const stream = await openStream(`${site.url}/api/tournaments/${of}/live`);
  await stream.next("snapshot");
  const [scored] = await list();
  const before = await shown();
  const undone = await accepted(undo(scored.change));
  expect(undone).toEqual({ change: expect.any(String), version: before.version + 1 });
  expect((await stream.next("patch")).data).toMatchObject({
    version: undone.version,
    set: { games: [{ scoreTeam1: null, scoreTeam2: null }] },
  });
  expect(await undo(scored.change)).toMatchObject({
    status: 409,
    body: { code: "already-undone", undoneBy: undone.change },
  });
  const [newest] = await list();
  expect(newest).toMatchObject({ change: undone.change, undoes: [scored.change], undoable: true });
  expect(newest.summary).toStartWith("Undid: Entered 25 : 20");
  expect((await list()).find(({ change }: { change: string }) => change === scored.change)).toMatchObject({
    undoneBy: undone.change,
    undoable: false,
  });
  await accepted(undo(undone.change));
  expect((await stream.next("patch")).data.set.games).toMatchObject([{ scoreTeam1: 25, scoreTeam2: 20 }]);
  expect(seen(await shown())).toBe(seen(before));
  expect((await list())[0].summary).toStartWith("Redid: Entered 25 : 20");
  stream.close();
});

test("what depends is named first: the list that was shown confirms it, `true` whatever it is, a stale list nothing", async () => {
  const { of, list, preview, undo, score, shown, teams } = await played();
  await accepted(call("PUT", `/api/teamstanding/${of}`));
  const byWords = async (words: string) =>
    (await list()).find(({ summary }: { summary: string }) => summary.startsWith(words)).change as string;
  const added = await byWords("Added game");
  const told = await preview(added);
  const ids = told.dependents.map(({ change }: { change: string }) => change);
  expect(told).toMatchObject({ undoable: true, reason: null });
  expect(told.dependents.length).toBeGreaterThan(0);
  // A copy: Bun's toMatchObject writes its matchers into the object it is given.
  expect({ ...told.dependents[0] }).toMatchObject({
    change: expect.any(String),
    version: expect.any(Number),
    summary: expect.any(String),
    actor: { name: "Olga Owner" },
    at: expect.any(String),
  });
  expect(told.effects.games).toMatchObject([{ before: { scoreTeam1: 25 }, after: null }]);

  const before = await digestOf(site);
  const refusal = await undo(added);
  expect(refusal).toMatchObject({ status: 409, body: { code: "has-dependents", confirmable: true } });
  expect(refusal.body.dependents).toEqual(told.dependents);
  expect(await undo(added, { confirm: null })).toMatchObject({ status: 409 });
  expect(await undo(added, { confirm: [] })).toMatchObject({ status: 409 });
  for (const others of [[crypto.randomUUID()], ids.map(() => crypto.randomUUID())])
    expect(await undo(added, { confirm: others })).toMatchObject({ status: 409 });
  expect(await digestOf(site)).toBe(before);

  await score(25, 22);
  const now = await digestOf(site);
  expect(await undo(added, { confirm: ids })).toMatchObject({
    status: 409,
    body: { code: "has-dependents", dependents: { length: ids.length + 1 } },
  });
  expect(await digestOf(site)).toBe(now);
  // The newest change has no dependents, so any list differs from the plan.
  expect(await undo((await list())[0].change, { confirm: ids })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining("No later change depends"), dependents: [] },
  });
  await accepted(undo(added, { confirm: true }));
  expect((await shown()).games).toEqual([]);
  expect((await list())[0].undoes).toHaveLength(ids.length + 2);

  const blockers = await byWords("Added team Blockers");
  const removal = await preview(blockers);
  await accepted(
    undo(blockers, { confirm: removal.dependents.map(({ change }: { change: string }) => change) }),
  );
  expect((await shown()).teams.map(({ _id }: { _id: string }) => _id)).not.toContain(teams.blockers._id);
});

test("the creation and changes of organisers cannot be undone; an unknown change is 404", async () => {
  const { of, list, preview, undo } = await played();
  await accepted(call("POST", `/api/tournaments/${of}/organisers`, { email: "other@example.org" }));
  const all = await list();
  for (const { change, undoable } of [all[0], all.at(-1)]) {
    expect(undoable).toBe(false);
    const told = await preview(change);
    expect(told).toMatchObject({ undoable: false, reason: expect.stringContaining("cannot be undone") });
    expect(await undo(change, { confirm: true })).toMatchObject({
      status: 409,
      body: { code: "not-undoable" },
    });
  }
  for (const change of [crypto.randomUUID(), "nonsense"])
    expect(await undo(change)).toMatchObject({ status: 404, body: { code: "unknown-change" } });
});

test("two servers undo at once: one is accepted, the other is told", async () => {
  for (let round = 0; round < 4; round++) {
    const { list, undo, shown } = await played();
    const [scored] = await list();
    const answers = await Promise.all([undo(scored.change), undo(scored.change, undefined, beside)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe("already-undone");
    await eventually(async () => expect((await shown()).games).toMatchObject([{ scoreTeam1: null }]));
    expect((await list()).filter(({ undoes }: { undoes: string[] }) => undoes.length > 0)).toHaveLength(1);
  }
});

// Several at once: names exchanged in one change, all or none, conflicts in one refusal, deletions row by row.
import { beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { digestOf } from "../harness/digest.ts";
import { changeCount } from "../harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;
let of: string;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Olga Owner");
});

beforeEach(async () => {
  open = await site.withTeams(owner);
  of = open.tournament._id;
});

const call = (method: string, path: string, body?: unknown) =>
  site.call(method, path, { token: owner.token, body });
const put = (what: string, items: unknown) => call("PUT", `/api/${of}/${what}`, items);
const remove = (what: string, ids: string[]) => call("POST", `/api/${of}/${what}/delete`, { ids });
const list = async (what: string): Promise<{ _id: string; name: string; version: number }[]> =>
  accepted(site.call("GET", `/api/${what}/${of}`));
const game = (more = {}) => site.game(owner, open, more);

async function refusedUnchanged(answer: () => ReturnType<typeof call>, status: number, body: object) {
  const before = await digestOf(site);
  expect(await answer()).toMatchObject({ status, body });
  expect(await digestOf(site)).toBe(before);
}

describe.each(["teams", "divisions"])("%s", (what) => {
  const two = async () => {
    if (what === "divisions")
      await accepted(call("POST", "/api/divisions", { tournamentID: of, name: "Silver" }));
    const [one, other] = await list(what);
    return [one!, other!] as const;
  };

  test("exchange their names in one change", async () => {
    const [one, other] = await two();
    const before = await changeCount(site);
    const answer = await put(what, [
      { _id: one._id, name: other.name },
      { _id: other._id, name: one.name },
    ]);
    expect(answer).toMatchObject({ status: 200, body: [{ name: other.name }, { name: one.name }] });
    expect(await changeCount(site)).toBe(before + 1);
  });

  test("are changed all or none", async () => {
    const [one, other] = await two();
    const unknown = { _id: crypto.randomUUID(), name: "Nowhere" };
    await refusedUnchanged(() => put(what, [{ _id: one._id, name: "First" }, unknown]), 404, {
      code: expect.stringMatching(/^unknown-/),
    });
    await refusedUnchanged(
      () =>
        put(what, [
          { _id: one._id, name: "Same" },
          { _id: other._id, name: " SAME" },
        ]),
      409,
      { code: "name-taken", refused: [one, other].map(({ _id }) => ({ _id, code: "name-taken" })) },
    );
    await refusedUnchanged(() => put(what, [{ _id: one._id, name: "" }]), 400, {
      code: "bad-input",
      fields: { "0.name": "Name is required." },
    });
    for (const nothing of [[], {}, [{ name: "No id" }], [null]])
      await refusedUnchanged(() => put(what, nothing), 400, { code: "bad-input" });
  });

  test("what somebody else has changed since is told together", async () => {
    const [one, other] = await two();
    for (const { _id, name } of [one, other]) await accepted(put(what, [{ _id, name: `${name} of theirs` }]));
    const mine = [one, other].map(({ _id, version, name }) => ({ _id, version, name: `${name} of mine` }));
    await refusedUnchanged(() => put(what, mine), 409, {
      code: "conflict",
      conflicts: [one, other].map(({ _id, name }) => ({
        _id,
        current: { _id, name: `${name} of theirs`, by: { _id: owner.account, name: "Olga Owner" } },
      })),
    });
    const later = (await list(what)).map(({ _id, version, name }) => ({ _id, version, name: `${name}!` }));
    expect((await put(what, later)).status).toBe(200);
  });

  test("are deleted row by row: those in use are told with their reasons, the others are one change", async () => {
    const add = async (name: string) =>
      (await accepted(call("POST", `/api/${what}`, { tournamentID: of, name })))._id as string;
    const free = [await add("Free 1"), await add("Free 2")];
    await game();
    const inUse = what === "teams" ? open.aces._id : open.division._id;
    const unknown = crypto.randomUUID();
    const before = await changeCount(site);
    expect(await remove(what, [free[0]!, inUse, unknown, free[1]!, free[1]!])).toMatchObject({
      status: 200,
      body: {
        deleted: free,
        refused: [
          {
            _id: inUse,
            code: "in-use",
            error: expect.stringContaining(what === "teams" ? "1 game" : "4 teams"),
          },
          { _id: unknown, code: expect.stringMatching(/^unknown-/) },
        ],
      },
    });
    expect(await changeCount(site)).toBe(before + 1);
    expect(await remove(what, free)).toMatchObject({ status: 200, body: { deleted: [], refused: [{}, {}] } });
    expect(await changeCount(site)).toBe(before + 1);
  });
});

test("a version that was seen keeps what somebody else has changed since from being deleted", async () => {
  const add = (name: string) => accepted(call("POST", "/api/teams", { tournamentID: of, name }));
  const [one, other] = [await add("Free 1"), await add("Free 2")];
  await accepted(put("teams", [{ _id: one._id, captain: "Theirs" }]));
  const versions = { [one._id]: one.version, [other._id]: other.version };
  expect(
    await call("POST", `/api/${of}/teams/delete`, { ids: [one._id, other._id], versions }),
  ).toMatchObject({
    status: 200,
    body: { deleted: [other._id], refused: [{ _id: one._id, code: "conflict" }] },
  });
});

describe("games", () => {
  test("scores of several are one change; a court beside a score that changed is no conflict", async () => {
    const games = [await game(), await game(), await game()];
    const before = await changeCount(site);
    const scores = games.map(({ _id, version }, index) => ({
      _id,
      version,
      scoreTeam1: 25,
      scoreTeam2: index,
    }));
    expect(await put("games", scores)).toMatchObject({
      status: 200,
      body: scores.map(({ _id, scoreTeam2 }) => ({ _id, scoreTeam1: 25, scoreTeam2 })),
    });
    expect(await changeCount(site)).toBe(before + 1);
    const courts = games.map(({ _id, version }, index) => ({ _id, version, court: index + 1 }));
    expect(await put("games", courts)).toMatchObject({
      status: 200,
      body: [{ court: "1", scoreTeam1: 25 }, {}, {}],
    });
    const [first] = scores;
    await refusedUnchanged(() => put("games", [{ ...first, scoreTeam1: 21 }, courts[1]]), 409, {
      code: "conflict",
      current: { _id: first!._id, scoreTeam1: 25, scoreTeam2: 0 },
    });
    await accepted(put("games", [{ ...first, scoreTeam1: 25 }]));
  });

  test("one bad row stops all of them", async () => {
    const games = [await game(), await game()];
    const rows = games.map(({ _id }) => ({ _id, scoreTeam1: 25, scoreTeam2: 20 }));
    await refusedUnchanged(() => put("games", [rows[0], { ...rows[1], scoreTeam2: 25.5 }]), 400, {
      fields: { "1.scoreTeam2": "A score is a whole number from 0 to 99." },
    });
    await refusedUnchanged(() => put("games", [rows[0], { ...rows[1], team2: open.aces._id }]), 400, {
      code: "bad-input",
    });
    expect(
      await remove(
        "games",
        games.map(({ _id }) => _id),
      ),
    ).toMatchObject({
      status: 200,
      body: { deleted: games.map(({ _id }) => _id), refused: [] },
    });
    expect(await list("games")).toEqual([]);
  });
});

describe("one thing twice in a list is refused: undo could follow neither of two edits that begin alike", () => {
  const lists: [string, object][] = [
    ["teams", { captain: "Cas" }],
    ["divisions", { description: "Hall B" }],
    ["teamstat", { standing: 2 }],
    ["games", { court: "2" }],
    ["playoffgames", { court: "2" }],
  ];
  const idOf: Record<string, () => Promise<string> | string> = {
    teams: () => open.aces._id,
    divisions: () => open.division._id,
    teamstat: () => open.aces._id,
    games: async () => (await game())._id,
    playoffgames: async () =>
      (await accepted(call("POST", `/api/tournaments/${of}/playoffs`, { method: "empty" })))[0]._id,
  };
  test.each(lists)("%s", async (what, fields) => {
    const _id = await idOf[what]!();
    const twice = [
      { _id, ...fields },
      { _id: ` ${_id}`, ...fields },
    ];
    const error = "The same _id stands twice in the list; please send it once.";
    await refusedUnchanged(() => put(what, twice), 400, { error, fields: { "1._id": error } });
    expect((await put(what, twice.slice(1))).status).toBe(200);
  });
});

test("what is missing and what is of another kind are told apart, an item by its place", async () => {
  const error = async (answer: ReturnType<typeof call>) => (await answer).body.error;
  expect(await error(put("games", {}))).toBe("The body is not of the right kind.");
  expect(await error(put("games", [null]))).toBe("Item 1 is not of the right kind.");
  expect(await error(put("games", [{ court: "2" }]))).toBe("_id is required.");
  expect(await error(put("games", [{ _id: "x", version: "5" }]))).toBe("version is not of the right kind.");
  expect(await error(call("POST", `/api/${of}/games/delete`, {}))).toBe("ids is missing.");
  expect(await error(call("POST", `/api/${of}/games/delete`, { ids: "x" }))).toBe(
    "ids is not of the right kind.",
  );
  expect(await error(call("POST", "/api/games", {}))).toBe("tournament is required.");
});

// Text that PostgreSQL cannot store was a 500, and failed every other write of the same batch.
import { beforeAll, describe, expect, test } from "bun:test";
import { changeCount } from "../harness/log-of.ts";
import { openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
  open = await site.withTeams(owner);
});

const call = (method: string, path: string, body: unknown) =>
  site.call(method, path, { token: owner.token, body });

describe.each([
  ["a NUL", "a\u0000b"],
  ["half of a character", "a\ud800b"],
  ["the other half", "\udc00"],
])("%s", (_, text) => {
  test("is refused with 400 wherever text is sent, and changes nothing", async () => {
    const before = await changeCount(site);
    const id = open.tournament._id;
    const game = { team1: open.aces._id, team2: open.blockers._id };
    const answers = await Promise.all([
      call("POST", "/api/teams", { tournamentID: id, name: text }),
      call("PUT", `/api/${id}/teams/${open.aces._id}`, { captain: text }),
      call("POST", "/api/divisions", { tournamentID: id, name: "Silver", description: text }),
      call("POST", "/api/tournaments", { name: text, acronym: "X", startdate: "2024-05-04" }),
      call("PUT", `/api/tournaments/${id}`, { location: text }),
      call("POST", "/api/games", { tournament: id, ...game, round: text }),
      call("POST", "/api/games", { tournament: id, ...game, court: text }),
      call("POST", `/api/uploadgames/${id}`, [{ team1: "Aces", team2: "Blockers", round: text }]),
      call("POST", `/api/uploadgames/${id}`, [{ team1: "Aces", team2: "Blockers", court: text }]),
      call("POST", "/api/register", { name: text, email: "odd@example.org", password: "long enough" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect(await changeCount(site)).toBe(before);
  });
});

test("in an address it is not found or not valid, never a fault of ours", async () => {
  expect((await site.call("GET", "/api/tournament/a%00b")).status).toBe(404);
  expect((await site.call("GET", "/api/tournament/%E0%A4%A")).status).toBe(404);
  expect((await site.call("GET", "/api/verify-email?token=x&email=a%00b")).status).toBe(400);
  expect(
    (await site.call("POST", "/api/login", { body: { email: "a\u0000@example.org", password: "x" } })).status,
  ).toBe(400);
});

test("a name of nothing that can be seen is none", async () => {
  for (const name of ["\u200b", "\u2060\ufeff\u200d", "\u00ad \u200c", "\u00a0", "\u202e \u2066", "\u200f"])
    expect(await call("POST", "/api/teams", { tournamentID: open.tournament._id, name })).toMatchObject({
      status: 400,
      body: { fields: { name: "Name is required." } },
    });
});

test("names in any script, with emoji and marks, are kept as they are", async () => {
  for (const name of ["東京オープン", "🏐🏐 Smash", "हिन्दी", "Åse & Øyvind", 'O\'Neill "The Wall"']) {
    const { status, body } = await call("POST", "/api/teams", { tournamentID: open.tournament._id, name });
    expect([status, body.name]).toEqual([201, name]);
  }
});

test("a name that would turn its line around is stored without what turns it, and is the same name", async () => {
  const body = { tournamentID: open.tournament._id, name: "\u202eLions\u2067" };
  expect(await call("POST", "/api/teams", body)).toMatchObject({ status: 201, body: { name: "Lions" } });
  for (const name of ["Lions", "\u200fLions", "\u2068Lions\u2069"])
    expect(await call("POST", "/api/teams", { ...body, name })).toMatchObject({
      status: 409,
      body: { code: "name-taken" },
    });
});

test("a body of any kind, where none is asked for, is not looked at: null was a fault, and `refused` a refusal", async () => {
  const path = `/api/teamstanding/${open.tournament._id}`;
  for (const body of ["null", "1", '"x"', "[]", '{"refused":500,"error":"x","code":"x"}'])
    expect(await site.call("PUT", path, { token: owner.token, body })).toMatchObject({
      status: 200,
      body: { message: "Standing Updated successfully!" },
    });
});

test("a path that is no text was a 500: it is no call", async () => {
  for (const part of ["%ed%a0%80", "%ff", "%zz", "%"])
    for (const [method, path] of [
      ["PUT", `/api/${part}/teams/${open.aces._id}`],
      ["DELETE", `/api/${open.tournament._id}/teams/${part}`],
      ["GET", `/api/teams/${part}`],
    ] as const)
      expect(await site.call(method, path, { token: owner.token })).toMatchObject({
        status: 404,
        body: { error: expect.any(String), code: "unknown-call" },
      });
});

test("a heap of marks on one letter is cut before it is sorted: anyone's login of it held everybody up for minutes", async () => {
  const heap = `a${"\u0327\u0301".repeat(150_000)}@example.org`;
  const { status } = await site.call("POST", "/api/login", { body: { email: heap, password: "x" } });
  expect(status).toBe(401);
  const { body } = await call("POST", "/api/teams", { tournamentID: open.tournament._id, name: heap });
  expect(body.name).toBe(`a${"\u0327\u0301".repeat(15)}@example.org`.normalize("NFC"));
});

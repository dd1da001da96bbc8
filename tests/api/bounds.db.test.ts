// Rule 39 over HTTP: a full tournament says so, and nothing of what was sent is stored.
import { beforeAll, expect, test } from "bun:test";
import type { Change } from "#events/envelope.ts";
import { digestOf } from "#tests/harness/digest.ts";
import { accepted, openTestSite, type Person, type TestSite } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
});

const call = (method: string, path: string, body?: unknown) =>
  site.call(method, path, { token: owner.token, body });

test("teams: two thousand and no more, by one or by many; others may be renamed and taken away", async () => {
  const { _id: of } = await site.tournament(owner);
  const names = Array.from({ length: 2_000 }, (_, at) => ({ name: `Team ${at}` }));
  const made = await accepted(call("POST", `/api/${of}/teams`, names));
  const before = await digestOf(site);
  const full = {
    status: 413,
    body: {
      code: "tournament-full",
      error: "A tournament has at most 2,000 teams; this would make 2,001.",
    },
  };
  expect(await call("POST", "/api/teams", { tournamentID: of, name: "One more" })).toMatchObject(full);
  expect(await call("POST", `/api/${of}/teams`, [{ name: "One more" }])).toMatchObject(full);
  expect(await digestOf(site)).toBe(before);
  await accepted(call("PUT", `/api/${of}/teams/${made[0]._id}`, { name: "Renamed" }));
  await accepted(call("DELETE", `/api/${of}/teams/${made[1]._id}`));
  await accepted(call("POST", "/api/teams", { tournamentID: of, name: "In its place" }));
});

test("games: the dry run of a file says it before the file is stored", async () => {
  const { tournament } = await site.withTeams(owner);
  const file = (day: number) =>
    Array.from({ length: 5_000 }, (_, at) => ({
      team1: "Aces",
      team2: "Blockers",
      court: String(at),
      round: String(day),
    }));
  const upload = (rows: unknown, query = "") =>
    call("POST", `/api/uploadgames/${tournament._id}${query}`, rows);
  for (const day of [1, 2, 3, 4]) expect((await upload(file(day))).body.count).toBe(5_000);
  const error = "A tournament has at most 20,000 games; this would make 20,001.";
  for (const query of ["?dryRun=true", ""])
    expect(await upload([{ team1: "Aces", team2: "Crush" }], query)).toMatchObject({
      status: 413,
      body: { code: "tournament-full", error },
    });
  expect(await upload(file(3), "?dryRun=true")).toMatchObject({ status: 200, body: { skipped: 5_000 } });
});

test("an import of more is refused; one that held more on its way is not", async () => {
  const { _id: of } = await site.tournament(owner);
  await accepted(call("POST", "/api/divisions", { tournamentID: of, name: "Gold" }));
  const lines = String(await accepted(call("GET", `/api/tournaments/${of}/events`)))
    .trimEnd()
    .split("\n");
  const [creation, gold] = lines.map((line) => JSON.parse(line) as Change);
  const [added] = gold!.events;
  const changes: Change[] = Array.from({ length: 101 }, (_, at) => ({
    ...gold!,
    change: `change-${at}`,
    version: at + 2,
    names: {},
    events: [
      { ...added!, id: `division-${at}`, after: { name: `Division ${at}`, description: null } } as never,
    ],
  }));
  const imported = (log: readonly (Change | undefined)[], slug: string) =>
    call(
      "POST",
      `/api/tournaments/import?slug=${slug}`,
      log.map((change) => JSON.stringify(change)).join("\n"),
    );
  expect(await imported([creation, ...changes], "crowd")).toMatchObject({
    status: 413,
    body: { error: "A tournament has at most 100 divisions; this would make 101." },
  });
  const { type: _, ...last } = changes[100]!.events[0]!;
  const removal: Change = {
    ...changes[100]!,
    change: "removal",
    version: 103,
    kind: "RemoveDivisions",
    events: [{ ...last, type: "DivisionRemoved", before: last.after, after: null } as never],
  };
  expect((await imported([creation, ...changes, removal], "crowd")).status).toBe(201);
});

// Uploading games over HTTP: a file's rows as the browser posts them, a dry run first, all or nothing.
import { beforeAll, describe, expect, test } from "bun:test";
import Papa from "papaparse";
import { changeCount } from "../harness/log-of.ts";
import { openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;

const header = "team1,team2,division,round,court,time,scoreTeam1,scoreTeam2,isReferee";

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register();
});

const fresh = async () => {
  open = await site.withTeams(owner);
};

/** Every record of the file, blank ones too, as the page posts them. */
const records = (file: string) => Papa.parse(file, { header: true, skipEmptyLines: false }).data;
const upload = (rows: unknown, query = "") =>
  site.call("POST", `/api/uploadgames/${open.tournament._id}${query}`, { token: owner.token, body: rows });
const games = async () => (await site.call("GET", `/api/games/${open.tournament._id}`)).body;

test.each(["TRUE", "1", ""])("a dry run asked for as %j is no upload", async (dryRun) => {
  await fresh();
  const before = await changeCount(site);
  expect(await upload([{ team1: "Aces", team2: "Blockers" }], `?dryRun=${dryRun}`)).toMatchObject({
    status: 400,
    body: { code: "bad-input" },
  });
  expect(await changeCount(site)).toBe(before);
});

test("a file's games are added in one change; the dry run before says the same and adds nothing", async () => {
  await fresh();
  const rows = records(
    `${header}\nAces,Blockers,Gold,1,3,09:00 AM,25,18,\nCrush,Diggers,Gold,1,4,09:00 AM,,,\nAces,,,1,3,10:00 AM,,,TRUE`,
  );
  const before = await changeCount(site);
  expect(await upload(rows, "?dryRun=true")).toMatchObject({
    status: 200,
    body: { count: 3, skipped: 0, rows: [] },
  });
  expect(await changeCount(site)).toBe(before);
  const answer = await upload(rows);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ message: "Data uploaded successfully!", count: 3, skipped: 0 });
  expect(answer.body.change).toMatch(/^[0-9a-f-]{36}$/);
  expect(await changeCount(site)).toBe(before + 1);
  expect(await games()).toMatchObject([
    { team1: { name: "Aces" }, court: "3", time: "09:00", scoreTeam1: 25 },
    { team1: { name: "Crush" }, court: "4", scoreTeam1: null },
    { team1: { name: "Aces" }, team2: { name: "Aces" }, isReferee: true, time: "10:00" },
  ]);
  expect(await upload(rows)).toMatchObject({ status: 201, body: { count: 0, skipped: 3, change: null } });
  expect(await changeCount(site)).toBe(before + 1);
});

test("scores for games that are there are entered and counted; those that are known are only skipped", async () => {
  await fresh();
  await upload(
    records(`${header}\nAces,Blockers,Gold,1,3,09:00 AM,,,\nCrush,Diggers,Gold,1,4,09:00 AM,25,18,`),
  );
  const rows = records(
    `${header}\nAces,Blockers,Gold,1,3,09:00 AM,25,20,\nCrush,Diggers,Gold,1,4,09:00 AM,25,18,`,
  );
  const counts = { count: 0, skipped: 2, scored: 1 };
  expect(await upload(rows, "?dryRun=true")).toMatchObject({ status: 200, body: counts });
  expect(await upload(rows)).toMatchObject({ status: 201, body: counts });
  expect(await games()).toMatchObject([{ scoreTeam1: 25, scoreTeam2: 20 }, { scoreTeam1: 25 }]);
  expect(await upload(rows)).toMatchObject({ status: 201, body: { ...counts, scored: 0, change: null } });
});

test.each([
  ["a byte-order mark", `\uFEFF${header}\nAces,Blockers,Gold,1,3,09:00 AM,,,`],
  ["quoted header cells", `${header.replace(/\w+/g, '"$&"')}\nAces,Blockers,Gold,1,3,09:00 AM,,,`],
  ["both", `\uFEFF${header.replace(/\w+/g, '"$&"')}\nAces,Blockers,Gold,1,3,09:00 AM,,,`],
])("a file with %s", async (_, file) => {
  await fresh();
  expect(await upload(records(file))).toMatchObject({ status: 201, body: { count: 1 } });
  expect(await games()).toMatchObject([
    { team1: { name: "Aces" }, team2: { name: "Blockers" }, court: "3", time: "09:00" },
  ]);
});

test("rows of delimiters, of blanks and without a team are nothing, and a CR is no part of the last cell", async () => {
  await fresh();
  const lines = [
    header,
    "Aces,,Gold,1,1,09:00 AM,,,TRUE",
    ",,,,,,,,",
    ",,Gold,2,2,10:00 AM,,,",
    "  ,  ,Gold,1,1,09:00 AM,,,",
    "",
    "",
  ];
  const rows = records(lines.join("\r\n"));
  expect(await upload(rows, "?dryRun=true")).toMatchObject({ body: { count: 1, rows: [], total: 1 } });
  expect(await upload(rows)).toMatchObject({ status: 201, body: { count: 1, skipped: 0 } });
  const glued = records(lines.join("\n")).map((row) => ({
    ...(row as object),
    isReferee: `${(row as { isReferee?: string }).isReferee ?? ""}\r`,
  }));
  expect(await upload(glued)).toMatchObject({ status: 201, body: { count: 0, skipped: 1 } });
  expect(await games()).toMatchObject([{ isReferee: true }]);
});

describe("a file that cannot be read is refused whole, with the line and column", () => {
  test("an unknown team in row 4", async () => {
    await fresh();
    const before = await changeCount(site);
    const rows = records(`${header}\nAces,Blockers,,,,,,,\nCrush,Diggers,,,,,,,\nAcess,Crush,,,,,,,`);
    expect(await upload(rows)).toMatchObject({
      status: 400,
      body: { code: "bad-rows", rows: [{ row: 4, column: "team1", suggestion: "Aces" }] },
    });
    expect(await upload(rows, "?dryRun=true")).toMatchObject({
      status: 200,
      body: { count: 2, rows: [{ row: 4 }] },
    });
    expect(await games()).toEqual([]);
    expect(await changeCount(site)).toBe(before);
  });

  test.each([
    ["scoreTeam1", "-1"],
    ["scoreTeam1", "25.5"],
    ["scoreTeam2", "1e3"],
    ["scoreTeam2", "abc"],
    ["scoreTeam1", 1e12],
    ["time", "13:00 PM"],
    ["time", "24:00"],
    ["time", "0.375"],
    ["isReferee", "maybe"],
    ["division", "gold"],
    ["team2", "Aces"],
  ])("%s = %j", async (column, cell) => {
    const before = await changeCount(site);
    expect(await upload([{ team1: "Aces", team2: "Blockers", [column]: cell }])).toMatchObject({
      status: 400,
      body: { code: "bad-rows", error: expect.any(String), rows: [{ row: 2, column }] },
    });
    expect(await changeCount(site)).toBe(before);
  });

  test.each([
    ["no rows", []],
    ["rows without a team", [{ court: "1" }, {}]],
  ])("%s", async (_, rows) => {
    expect(await upload(rows)).toMatchObject({ status: 400, body: { code: "no-rows" } });
  });

  test.each([
    ["an object", {}],
    ["a list of texts", ["a"]],
    ["not JSON", "team1,team2"],
    ["null", "null"],
  ])("%s", async (_, body) => {
    expect(await upload(body)).toMatchObject({ status: 400, body: { code: expect.any(String) } });
  });
});

describe("a file that is too large is 413", () => {
  test("5,001 rows, 5,000 are not", async () => {
    await fresh();
    const before = await changeCount(site);
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ team1: "Aces", team2: "Blockers", court: `${index}` }));
    expect(await upload(rows(5001))).toMatchObject({ status: 413, body: { code: "too-many-rows" } });
    expect(await upload(rows(5001), "?dryRun=true")).toMatchObject({ status: 413 });
    expect(await changeCount(site)).toBe(before);
    expect(await upload(rows(5000), "?dryRun=true")).toMatchObject({ status: 200, body: { count: 5000 } });
  });

  test("20 MB, also when the length is not announced", async () => {
    const before = await changeCount(site);
    const body = `[{"team1":"${"x".repeat(20_000_000)}"}]`;
    expect(await upload(body)).toMatchObject({ status: 413, body: { code: "too-large" } });
    const chunk = new TextEncoder().encode(" ".repeat(500_000));
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        if (sent++ < 40) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const answer = await fetch(`${site.url}/api/uploadgames/${open.tournament._id}`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
      body: stream,
    });
    expect(answer.status).toBe(413);
    expect(await changeCount(site)).toBe(before);
  });
});

test("rule 12: a double booking is a warning in the dry run, and no obstacle", async () => {
  await fresh();
  const rows = [
    { team1: "Aces", team2: "Blockers", time: "09:00", court: "1" },
    { team1: "Aces", team2: "Crush", time: "9:00 AM", court: "2" },
  ];
  const tried = await upload(rows, "?dryRun=true");
  expect(tried.body).toMatchObject({
    count: 2,
    rows: [],
    warnings: [{ row: 3, warning: expect.stringContaining("Aces plays twice") }],
  });
  expect((await upload(rows)).status).toBe(201);
});

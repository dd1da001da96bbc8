// A backup restored into another database gives the same site, and its log verifies; a damaged one restores nothing.
import { beforeAll, expect, test } from "bun:test";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { atEnd } from "#tests/harness/closing.ts";
import { scorecards } from "#tests/harness/command-line.ts";
import { freshDatabase } from "#tests/harness/database.ts";
import { digestOf } from "#tests/harness/digest.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scorecards-backup-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  site = await openTestSite();
  owner = await site.register("Olga Owner");
  open = await site.withTeams(owner);
  const { token } = owner;
  const of = open.tournament._id;
  const body = {
    tournament: of,
    team1: open.aces._id,
    team2: open.blockers._id,
    scoreTeam1: 25,
    scoreTeam2: 20,
  };
  await accepted(site.call("POST", "/api/games", { token, body }));
  await accepted(site.call("POST", `/api/feedback/${of}`, { token, body: { text: "Ünïcödé 🏐 \\ \" '" } }));
  await accepted(
    site.call("POST", `/api/tournaments/${of}/playoffs`, { token, body: { method: "standard" } }),
  );
  file = join(folder, "site.backup");
  expect(await scorecards(["backup", file], { url: site.databaseUrl })).toMatchObject({ code: 0 });
});

const restored = async (path: string, ...more: string[]) => {
  const database = await freshDatabase();
  atEnd(database.drop);
  return { database, ran: await scorecards(["restore", path, ...more], { url: database.url }) };
};

test("every row is there, people log in, the snapshot is the same, writing goes on, and verify is content", async () => {
  const { database, ran } = await restored(file);
  expect(ran).toMatchObject({ code: 0, out: expect.stringContaining("rows restored") });
  const verified = await scorecards(["verify"], { url: database.url });
  expect(verified).toMatchObject({ code: 0 });
  const other = await openTestSite({ databaseUrl: database.url });
  expect(await digestOf(other)).toBe(await digestOf(site));
  const { email, password } = owner;
  const { token } = await accepted(other.call("POST", "/api/login", { body: { email, password } }));
  const path = `/api/tournaments/${open.tournament._id}/snapshot`;
  const [before, after] = [await accepted(site.call("GET", path)), await accepted(other.call("GET", path))];
  expect(after.epoch).not.toBe(before.epoch);
  expect({ ...after, epoch: "" }).toEqual({ ...before, epoch: "" });
  const added = await accepted(
    other.call("POST", "/api/teams", { token, body: { tournamentID: open.tournament._id, name: "Eagles" } }),
  );
  expect(added.version).toBe(before.version + 1);
});

test("a database that is in use is not overwritten unless that is said", async () => {
  const { database } = await restored(file);
  const again = await scorecards(["restore", file], { url: database.url });
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining("not empty") });
  expect(await scorecards(["restore", file, "--replace"], { url: database.url })).toMatchObject({ code: 0 });
  const other = await openTestSite({ databaseUrl: database.url });
  expect(await digestOf(other)).toBe(await digestOf(site));
});

test("a file that is there is not overwritten by a backup", async () => {
  const before = await readFile(file);
  expect(await scorecards(["backup", file], { url: site.databaseUrl })).toMatchObject({
    code: 1,
    said: expect.stringContaining("exists already"),
  });
  expect(await readFile(file)).toEqual(before);
});

test("a backup that is cut short, damaged or something else restores nothing", async () => {
  const whole = await readFile(file);
  const lines = gunzipSync(whole).toString().trimEnd().split("\n");
  const packed = (some: string[]) => gzipSync(some.join("\n"));
  const damages: [string, Uint8Array, string][] = [
    ["cut", whole.subarray(0, whole.length / 2), "damaged"],
    ["endless", packed(lines.slice(0, -1)), "cut short"],
    ["plain", Buffer.from(lines.join("\n")), "damaged"],
    ["not-json", packed([...lines.slice(0, 3), "{", ...lines.slice(3)]), "damaged"],
    ["other-file", packed(['{"version":1}']), "is no backup"],
    [
      "newer",
      packed([lines[0]!, ...lines.slice(1).map((line) => line.replace('"row":{', '"row":{"colour":1,'))]),
      "not known here",
    ],
    ["other-format", packed([JSON.stringify({ format: "other" }), ...lines.slice(1)]), "another format"],
  ];
  for (const [name, bytes, words] of damages) {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const { database, ran } = await restored(path);
    expect({ name, ...ran }).toMatchObject({ name, code: 1, said: expect.stringContaining(words) });
    const empty = await openTestSite({ databaseUrl: database.url });
    const { count } = await empty.site.db
      .selectFrom("accounts")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    await empty.stop();
  }
});

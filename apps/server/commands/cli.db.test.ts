// The command line as a person uses it: export piped to replay, import, verify, admin; each complaint in one sentence.
import { beforeAll, expect, test } from "bun:test";
import { exists, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { atEnd } from "#tests/harness/closing.ts";
import { scorecards } from "#tests/harness/command-line.ts";
import { eventually } from "#tests/harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";

let site: TestSite;
let owner: Person;
let open: WithTeams;
let file: string;
let log: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "scorecards-cli-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  site = await openTestSite();
  owner = await site.register("Olga Owner");
  open = await site.withTeams(owner);
  const of = open.tournament._id;
  const { token } = owner;
  const body = {
    tournament: of,
    team1: open.crush._id,
    team2: open.aces._id,
    scoreTeam1: 25,
    scoreTeam2: 19,
  };
  await accepted(site.call("POST", "/api/games", { token, body }));
  await accepted(site.call("PUT", `/api/teamstanding/${of}`, { token }));
  const ran = await run("export", open.tournament.linkindex);
  expect(ran).toMatchObject({ code: 0, said: "" });
  log = ran.out;
  file = join(folder, "log.ndjson");
  await writeFile(file, log);
});

const run = (...args: string[]) => scorecards(args, { url: site.databaseUrl });

test("the export is what the site exports", async () => {
  const { token } = owner;
  const sent = await accepted(site.call("GET", `/api/tournaments/${open.tournament._id}/events`, { token }));
  const read = (text: string) =>
    text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  expect(read(log)).toEqual(read(String(sent)));
});

test("a replay needs no database and prints the site's standings; an older version prints the older ones", async () => {
  const { code, out } = await scorecards(["replay", file]);
  expect(code).toBe(0);
  const { body: rows } = await site.call("GET", `/api/standings/${open.tournament._id}`);
  const told = out.split("\n").filter((line) => /^\s*(\d+|–)\s/.test(line));
  expect(
    told.map((line) =>
      line
        .trim()
        .split(/\s{2,}/)
        .slice(0, 2),
    ),
  ).toEqual(
    rows.map(({ standing, team }: { standing: number; team: { name: string } }) => [
      standing === 0 ? "–" : String(standing),
      team.name,
    ]),
  );
  expect(told[0]).toContain("Crush");
  const { out: changes } = await scorecards(["replay", file, "--changes"]);
  expect(changes).toMatch(/^1 {2}\d{4}-\d\d-\d\d [\d:]{8} {2}Created Spring Open$/m);
  expect(changes).toEndWith(`\n\n${out}`);
  const older = await scorecards(["replay", file, "--at", "3"]);
  expect(older.code).toBe(0);
  expect(older.out).toContain("version 3");
  expect(older.out).toContain("Aces");
  expect(older.out).not.toContain("Crush");
});

test("an import is a copy of its owner's; an admin organises it too", async () => {
  const ran = await run("import", file, "--owner", owner.email, "--slug", "imported");
  expect(ran).toMatchObject({ code: 0, out: expect.stringContaining(`as imported, of ${owner.email}.`) });
  const { body } = await site.call("GET", "/api/tournament/imported");
  expect(body).toMatchObject({ linkindex: "imported", owner: owner.account });
  const person = await site.register("Ada Admin");
  const check = async () =>
    (await site.call("GET", `/api/tournaments/${body._id}/admin-check`, { token: person.token })).body;
  expect(await check()).toEqual({ isAdmin: false });
  const ownerless = () => run("import", file, "--slug", "of-nobody-named");
  expect(await ownerless()).toMatchObject({ code: 1, said: expect.stringContaining("--owner EMAIL") });
  expect(await run("admin", person.email.toUpperCase())).toMatchObject({ code: 0 });
  await eventually(async () => expect(await check()).toEqual({ isAdmin: true }));
  expect((await ownerless()).out).toContain(`as of-nobody-named, of ${person.email}.`);
});

test("verify is content, and says so of one tournament too", async () => {
  expect(await run("verify")).toMatchObject({ code: 0 });
  expect(await run("verify", open.tournament.linkindex)).toMatchObject({ code: 0 });
});

test.each([
  ["", "Usage"],
  ["nonsense", "Usage"],
  ["export no-such-link", "There is no tournament"],
  ["replay FILE.damaged", "line 3"],
  ["replay FILE --at 0", "--at must be a version"],
  ["import FILE --owner nobody@example.org", "no account with the address nobody@example.org"],
  ["import FILE --owner OWNER", "already exists"],
  ["admin nobody@example.org", "no account"],
  ["verify no-such-link", "there are links such as"],
  ["redact LINK a", "Give the whole name"],
])("`%s` is refused in one sentence on the error output, and by its exit code", async (line, words) => {
  await writeFile(`${file}.damaged`, log.split("\n").toSpliced(2, 1).join("\n"));
  const args = line.split(" ").filter(Boolean);
  const meant = { FILE: file, OWNER: owner.email, LINK: open.tournament.linkindex };
  const ran = await run(
    ...args.map((arg) => arg.replace(/FILE|OWNER|LINK/, (name) => meant[name as keyof typeof meant])),
  );
  expect([ran.code, ran.out]).toEqual([1, ""]);
  expect(ran.said).toContain(words);
  expect(ran.said).not.toMatch(/\n\s+at /);
});

test("help is data: of all commands, and of one, which does not run then", async () => {
  for (const args of [["help"], ["--help"], ["-h"]]) {
    const ran = await run(...args);
    expect(ran).toMatchObject({ code: 0, said: "" });
    expect(ran.out).toContain("restore FILE [--replace]");
  }
  const ran = await run("backup", "--help");
  expect(ran).toMatchObject({ code: 0, said: "" });
  expect(ran.out).toStartWith("Usage: npm run scorecards -- backup FILE\n");
});

test("what was typed wrongly is told with how the command is used", async () => {
  const { said } = await run("replay", file, "--at", "0");
  expect(said.split("\n").slice(1, 2)).toEqual([
    "Usage: npm run scorecards -- replay FILE [--at VERSION] [--changes]",
  ]);
});

test("a line that does not fit those before it is named beneath what was replayed", async () => {
  const lines = log.trimEnd().split("\n");
  const other = lines.map((line) => JSON.parse(line)).find(({ kind }) => kind === "AddGame");
  other.events[0].after.pair.team1 = crypto.randomUUID();
  const broken = lines.with(other.version - 1, JSON.stringify(other));
  await writeFile(`${file}.unfit`, broken.join("\n"));
  const ran = await run("replay", `${file}.unfit`);
  expect(ran).toMatchObject({ code: 1, out: expect.stringContaining("Spring Open") });
  expect(ran.said).toContain(`line ${other.version} is`);
});

test("files are found from where the command was typed, not from the project's folder", async () => {
  const ran = await scorecards(["replay", "log.ndjson"], { typedIn: dirname(file) });
  expect(ran).toMatchObject({ code: 0, said: "" });
});

test("a DATA_DIR without a database is no empty site: the nightly backup of a wrong folder was content", async () => {
  const dataDir = join(dirname(file), "wrong");
  for (const args of [["verify"], ["export", "some-link"], ["admin", "a@b.c"]]) {
    const ran = await scorecards(args, { dataDir });
    expect({ args, ...ran }).toMatchObject({ code: 1, out: "" });
    expect(ran.said).toContain(`There is no database in DATA_DIR ${dataDir}; set DATA_DIR, or DATABASE_URL`);
  }
  expect(await exists(dataDir)).toBe(false);
});

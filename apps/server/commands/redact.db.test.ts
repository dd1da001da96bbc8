// A redacted name is gone everywhere: pages, cards, history, export. A running site serves the new one.
import { beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { tablesInOrder } from "#server/commands/tables.ts";
import { scorecards } from "#tests/harness/command-line.ts";
import { digestOf } from "#tests/harness/digest.ts";
import { eventually } from "#tests/harness/log-of.ts";
import { accepted, openTestSite, type Person, type TestSite, type WithTeams } from "#tests/harness/site.ts";
import { openStream } from "#tests/harness/stream.ts";

const NAME = "Jo Bloggs";

let site: TestSite;
let owner: Person;
let open: WithTeams;
let of: string;

beforeAll(async () => {
  site = await openTestSite();
  owner = await site.register("Olga Owner");
  open = await site.withTeams(owner);
  of = open.tournament._id;
  await accepted(call("PUT", `/api/${of}/teams/${open.aces._id}`, { name: `${NAME}'s Aces`, captain: NAME }));
  await accepted(call("PUT", `/api/${of}/teams/${open.aces._id}`, { captain: "Ann" }));
  await accepted(call("PUT", `/api/tournaments/${of}`, { winner: open.aces._id }));
});

const call = (method: string, path: string, body?: unknown) =>
  site.call(method, path, { token: owner.token, body });
const redact = (...args: string[]) => scorecards(["redact", ...args], { url: site.databaseUrl });
const epoch = async () => (await accepted(call("GET", `/api/tournaments/${of}/snapshot`))).epoch as string;

/** Every answer that contains data of the tournament. */
async function everythingTold(): Promise<string> {
  const paths = ["snapshot", "history?limit=200", "events", "snapshot?version=8"];
  const answers = await Promise.all([
    ...paths.map((path) => accepted(call("GET", `/api/tournaments/${of}/${path}`))),
    accepted(call("GET", "/api/tournaments/published")),
    accepted(call("GET", "/api/admin/tournaments")),
  ]);
  return JSON.stringify(answers);
}

test("the name is gone from every answer and every table, under a new epoch, and the log still verifies", async () => {
  expect((await everythingTold()).split(NAME).length).toBeGreaterThan(4);
  const before = await epoch();
  const stream = await openStream(`${site.url}/api/tournaments/${of}/live`);
  await stream.next("snapshot");

  const ran = await redact(open.tournament.linkindex, NAME);
  expect(ran).toMatchObject({ code: 0, out: expect.stringContaining("Removed from 3 changes") });

  await eventually(async () => expect(await epoch()).not.toBe(before));
  await eventually(async () => expect(await everythingTold()).not.toContain(NAME));
  const { teams } = await accepted(call("GET", `/api/tournaments/${of}/snapshot`));
  expect(teams.find(({ _id }: { _id: string }) => _id === open.aces._id).name).toBe("Redacted 1's Aces");
  const shown = await stream.next("snapshot");
  expect(shown.data.epoch).not.toBe(before);
  expect(JSON.stringify(shown.data)).not.toContain(NAME);
  stream.close();
  const { db } = site.site;
  for (const table of [...(await tablesInOrder(db)), "answers"]) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(db);
    expect({ table, holds: rows.some(({ row }) => row.includes(NAME)) }).toEqual({ table, holds: false });
  }
  const [newest] = (await accepted(call("GET", `/api/tournaments/${of}/history`))).changes;
  expect(newest).toMatchObject({
    summary: "Removed a name from 3 changes of this log",
    actor: { _id: "operator", name: "the operator of this site" },
    undoable: false,
  });
  expect(await scorecards(["verify"], { url: site.databaseUrl })).toMatchObject({ code: 0 });
});

test("the running site goes on: writes are taken on top of it", async () => {
  const added = await accepted(call("POST", "/api/teams", { tournamentID: of, name: "Eagles" }));
  const { version } = await accepted(call("GET", `/api/tournaments/${of}/snapshot`));
  expect(added.version).toBe(version);
});

test("a text that does not stand there, none, or an unknown link: a sentence, and nothing is changed", async () => {
  const before = await digestOf(site);
  const link = open.tournament.linkindex;
  for (const [args, words] of [
    [[link, "Nobody at all"], "nothing was changed"],
    [[link], "Please give the text"],
    [["no-such-link", NAME], "There is no tournament"],
  ] as const) {
    expect(await redact(...args)).toMatchObject({ code: 1, said: expect.stringContaining(words) });
  }
  expect(await digestOf(site)).toBe(before);
});

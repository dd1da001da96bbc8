// Restarts: a server started later sees everything, and a history replaced by a restore is sent whole to everyone.
import { expect, test } from "bun:test";
import pg from "pg";
import { eventually, logOf } from "../harness/log-of.ts";
import { accepted, openTestSite, type TestSite } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";

test("a restarted site sees all, and its people are still logged in", async () => {
  const keeper = await openTestSite();
  const first = await openTestSite({ databaseUrl: keeper.databaseUrl });
  const owner = await first.register();
  const { tournament } = await first.withTeams(owner);
  const at = `/api/tournaments/${tournament._id}/snapshot`;
  const before = await first.call("GET", at);
  await first.stop();
  const second = await openTestSite({ databaseUrl: keeper.databaseUrl });
  expect(await second.call("GET", at)).toMatchObject({ status: 200, body: before.body });
  const headers = { "if-none-match": before.headers.get("etag")! };
  expect((await second.call("GET", at, { headers })).status).toBe(304);
  const team = { tournamentID: tournament._id, name: "Eagles" };
  await accepted(second.call("POST", "/api/teams", { token: owner.token, body: team }));
  const { body } = await second.call("GET", "/api/tournaments/published");
  expect(body).toMatchObject([{ _id: tournament._id }]);
});

/** What only the owner of the tables may do, in one step, and the new epoch. */
async function replaceHistory(site: TestSite, statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  client.on("error", () => {});
  await client.connect();
  await client.query("begin; alter table changes disable trigger append_only");
  await client.query(statement, values);
  await client.query(
    "alter table changes enable trigger append_only; update epoch set value = 'abc123'; commit",
  );
  await client.end();
}

test("what comes in the moment after a restore is decided on what was restored", async () => {
  const site = await openTestSite();
  const owner = await site.register();
  const { tournament, aces } = await site.withTeams(owner);
  const rename = (name: string) =>
    site.call("PUT", `/api/teams/${aces._id}`, { token: owner.token, body: { name } });
  await accepted(rename("Hawks"));
  // The restored history has another name for the team at that place: versions match, contents do not.
  const renamed = `update changes set events = replace(events::text, 'Hawks', 'Ravens')::jsonb where version =
    (select max(version) from changes where tournament = $1)`;
  await replaceHistory(site, renamed, [tournament._id]);
  await accepted(rename("Owls"));
  const log = await logOf(site, tournament._id);
  expect(log.at(-1)!.events[0]).toMatchObject({ before: { name: "Ravens" }, after: { name: "Owls" } });
});

test("another epoch: every stream gets a fresh snapshot of what the log now holds", async () => {
  const site = await openTestSite();
  const owner = await site.register();
  const open = await site.withTeams(owner);
  const { tournament } = open;
  await site.game(owner, open);
  const stream = await openStream(`${site.url}/api/tournaments/${tournament._id}/live`);
  const home = await openStream(`${site.url}/api/live`);
  const before = await stream.next("snapshot");
  await home.next("snapshot");

  // As a restore of an older backup: the last change is gone.
  await replaceHistory(site, "delete from changes where version = $1", [before.data.version]);

  const after = await stream.next("snapshot");
  expect(after.id).toBe(`abc123-${before.data.version - 1}`);
  expect(after.data).toMatchObject({ epoch: "abc123", version: before.data.version - 1, games: [] });
  expect((await home.next("snapshot")).data).toMatchObject({
    epoch: "abc123",
    tournaments: [{ _id: tournament._id }],
  });

  // A page that comes back with the old epoch gets a snapshot, never a patch for a history that is gone.
  const back = await openStream(`${site.url}/api/tournaments/${tournament._id}/live`, {
    "last-event-id": before.id!,
  });
  expect((await back.next()).event).toBe("snapshot");

  await site.game(owner, open);
  expect((await stream.next("patch")).data).toMatchObject({ epoch: "abc123", version: before.data.version });
  await eventually(async () => {
    const { body } = await site.call("GET", `/api/tournaments/${tournament._id}/snapshot`);
    expect(body).toMatchObject({ epoch: "abc123", version: before.data.version });
  });
  for (const one of [stream, home, back]) one.close();
});

test("another epoch that the database is too busy to be read under is told as soon as it can be", async () => {
  const site = await openTestSite();
  const owner = await site.register();
  await site.withTeams(owner);
  const home = await openStream(`${site.url}/api/live`);
  const before = await home.next("snapshot");
  await replaceHistory(site, "alter table tournaments rename to away", []);
  await site.site.tail.readNow();
  // The cards are requested in the same turn, and after them this.
  await expect(site.site.db.selectFrom("tournaments").select("id").execute()).rejects.toThrow("tournaments");
  const { body } = await site.call("GET", "/api/tournaments/published");
  expect(body).toMatchObject(before.data.tournaments);
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query("alter table away rename to tournaments");
  await client.end();
  expect((await home.next("snapshot")).data).toMatchObject({
    epoch: "abc123",
    tournaments: before.data.tournaments,
  });
  home.close();
});

// Two and four servers on one database: what is written through any of them is on the streams
// of all, with or without LISTEN.
import { beforeAll, describe, expect, test } from "bun:test";
import pg from "pg";
import { atEnd } from "../harness/closing.ts";
import { eventually } from "../harness/log-of.ts";
import { openTestSite, type Person, type TestSite, type WithTeams } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";

describe.each([2, 4])("%i servers", (count) => {
  let sites: TestSite[];
  let owner: Person;
  let open: WithTeams;
  let admin: pg.Client;

  beforeAll(async () => {
    const first = await openTestSite();
    sites = [first];
    while (sites.length < count) sites.push(await openTestSite({ databaseUrl: first.databaseUrl }));
    owner = await first.register();
    open = await first.withTeams(owner);
    admin = new pg.Client({ connectionString: first.databaseUrl });
    admin.on("error", () => {});
    await admin.connect();
    atEnd(() => admin.end());
  });

  const addGame = (site: TestSite) => site.game(owner, open);

  /** Each server takes one write; all streams must show all of them. */
  async function everyWriteReachesEveryStream(): Promise<void> {
    const streams = await Promise.all(
      sites.map(({ url }) => openStream(`${url}/api/tournaments/${open.tournament._id}/live`)),
    );
    for (const stream of streams) await stream.next("snapshot");
    const games: string[] = [];
    for (const site of sites) games.push((await addGame(site))._id);
    for (const stream of streams) {
      await eventually(() => {
        const shown = stream.frames.flatMap(({ data }) => data.set?.games ?? []);
        expect(shown.map(({ _id }: { _id: string }) => _id)).toEqual(games);
      });
      stream.close();
    }
  }

  const listening = async () => {
    const { rows } = await admin.query(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'scorecards tail'",
    );
    return rows.map(({ pid }) => pid as number);
  };

  test("a write through each reaches the streams of all", everyWriteReachesEveryStream);

  test("LISTEN connections that are cut come back, and writes in between reach everyone", async () => {
    const before = await listening();
    expect(before).toHaveLength(count);
    await admin.query("select pg_terminate_backend(pid) from unnest($1::int[]) as listed (pid)", [before]);
    await everyWriteReachesEveryStream();
    await eventually(async () => {
      const after = await listening();
      expect(after).toHaveLength(count);
      expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    });
    await everyWriteReachesEveryStream();
  });
});

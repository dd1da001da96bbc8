// Two and four servers on one PostgreSQL: a server is killed, then the database; nobody misses anything.
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startEmbedded } from "#server/postgres/embedded/embedded.ts";
import type { Person } from "../harness/site.ts";
import { type Fleet, openFleet } from "./fleet.ts";
import { newDataDir, removeDataDir } from "./processes.ts";
import { crashRound } from "./round.ts";

describe.each([2, 4])("%i servers", (servers) => {
  let dataDir: string;
  let stopPostgres = async () => {};
  let fleet: Fleet;
  let owner: Person;

  beforeAll(async () => {
    dataDir = await newDataDir();
    const postgres = await startEmbedded({ dataDir, settings: { fsync: "off", max_connections: "200" } });
    stopPostgres = postgres.stop;
    fleet = await openFleet({ dataDir, servers, databaseUrl: postgres.url });
    owner = await fleet.register();
  }, 60_000);
  afterAll(async () => {
    await fleet?.stop();
    await stopPostgres();
    await removeDataDir(dataDir);
  });

  test("one is killed under load: its readers go on at another, with nothing missed or doubled", async () => {
    const round = await crashRound(fleet, owner, {
      victim: "server",
      place: servers - 1,
      writers: 4,
      acknowledgements: 40,
      readers: servers,
    });
    expect(round.broken).toEqual([]);
    expect(round.acknowledged).toBeGreaterThanOrEqual(44);
    expect(round.reopened).toBeGreaterThan(0);
  }, 60_000);

  test("the database is killed under load and comes back: writers and readers of every server go on", async () => {
    const round = await crashRound(fleet, owner, {
      victim: "postgres",
      writers: 4,
      acknowledgements: 40,
      readers: servers,
    });
    expect(round.broken).toEqual([]);
  }, 60_000);
});

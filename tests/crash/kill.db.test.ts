// After kill -9 of the server, or of it and its PostgreSQL, every acknowledged change is there once, and
// readers saw no other (fsync on).
import { expect, test } from "bun:test";
import { openFleet } from "./fleet.ts";
import { newDataDir, removeDataDir } from "./processes.ts";
import { crashRound } from "./round.ts";

test("nothing that was acknowledged or seen is lost, whoever is killed", async () => {
  const dataDir = await newDataDir();
  const fleet = await openFleet({ dataDir, servers: 1 });
  try {
    const owner = await fleet.register();
    for (const victim of ["server", "both"] as const) {
      const round = await crashRound(fleet, owner, { victim, writers: 6, acknowledgements: 40, readers: 2 });
      expect(round.broken).toEqual([]);
      expect(round.acknowledged).toBeGreaterThanOrEqual(46);
      expect(round.seen).toBeGreaterThan(4);
    }
  } finally {
    await fleet.stop();
    await removeDataDir(dataDir);
  }
}, 120_000);

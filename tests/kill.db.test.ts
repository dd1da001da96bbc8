// After kill -9 of the server, or of it and its PostgreSQL, every acknowledged change is there (fsync on).
import { expect, test } from "bun:test";
import { killRound, newDataDir, removeDataDir, startServer } from "./kill.ts";

test("nothing that was acknowledged is lost, whoever is killed", async () => {
  const dataDir = await newDataDir();
  let server = await startServer(dataDir);
  try {
    const owner = await server.register();
    for (const victim of ["server", "both"] as const) {
      const done = await killRound(dataDir, server, owner, { victim, writers: 6, acknowledgements: 40 });
      server = done.server;
      expect(done.round.acknowledged).toBeGreaterThanOrEqual(40);
      expect(done.round.lost).toEqual([]);
    }
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}, 120_000);

// Two and then four servers on one PostgreSQL: a server, the database or both go in turn, killed or stopped in
// order: `npm run crash failover 20`.
import { readPidFile } from "#server/postgres/embedded/adopt.ts";
import { startEmbedded } from "#server/postgres/embedded/embedded.ts";
import { shutDown } from "#server/postgres/embedded/shut-down.ts";
import type { Fleet, Victim } from "./fleet.ts";
import { openFleet } from "./fleet.ts";
import { newDataDir, removeDataDir } from "./processes.ts";
import { crashRound } from "./round.ts";

export async function failoverRounds(rounds: number): Promise<boolean> {
  let broken = 0;
  for (const servers of [2, 4]) broken += await roundsOf(servers, Math.ceil(rounds / 2));
  return broken === 0;
}

async function roundsOf(servers: number, rounds: number): Promise<number> {
  const dataDir = await newDataDir();
  const postgres = await startEmbedded({ dataDir, settings: { max_connections: "200" } });
  let [acknowledged, seen, reopened, broken] = [0, 0, 0, 0];
  const fleet = await openFleet({ dataDir, servers, databaseUrl: postgres.url });
  try {
    const crashes: [Victim, string, Fleet["crash"]][] = [
      ["server", "a server killed", fleet.crash],
      ["postgres", "the database killed", fleet.crash],
      ["postgres", "the database restarted in order", () => restart(dataDir)],
      ["both", "a server and the database killed", fleet.crash],
    ];
    const owner = await fleet.register();
    for (let index = 0; index < rounds; index++) {
      const [victim, words, crash] = crashes[index % crashes.length]!;
      const acknowledgements = 5 + Math.floor(Math.random() * 150);
      const round = await crashRound({ ...fleet, crash }, owner, {
        victim,
        place: index,
        writers: 8,
        acknowledgements,
        readers: servers * 2,
      });
      acknowledged += round.acknowledged;
      seen += round.seen;
      reopened += round.reopened;
      broken += round.broken.length;
      for (const promise of round.broken.slice(0, 5))
        console.error(`Round ${index + 1}, ${words}: ${promise}`);
    }
  } finally {
    await fleet.stop();
    await postgres.stop();
    await removeDataDir(dataDir);
  }
  console.log(
    `${servers} servers, ${rounds} rounds: ${acknowledged} acknowledged changes, ${seen} pages seen, ${reopened} streams resumed, ${broken} promises broken`,
  );
  return broken;
}

/** The server that runs the embedded PostgreSQL brings it back. */
async function restart(dataDir: string): Promise<void> {
  const running = await readPidFile(dataDir);
  if (running) await shutDown(dataDir, running.pid);
}

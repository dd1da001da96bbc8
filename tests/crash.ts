// The long form of the kill test: `npm run crash [rounds]`, each round with another victim.
import { killRound, newDataDir, removeDataDir, startServer, type Victim } from "./kill.ts";

const rounds = Number(process.argv[2] ?? 20);
const victims: Victim[] = ["server", "postgres", "both"];

const dataDir = await newDataDir();
let server = await startServer(dataDir);
let acknowledged = 0;
let lost = 0;
try {
  const owner = await server.register();
  for (let index = 0; index < rounds; index++) {
    const victim = victims[index % victims.length]!;
    const acknowledgements = 50 + Math.floor(Math.random() * 400);
    const done = await killRound(dataDir, server, owner, { victim, writers: 12, acknowledgements });
    server = done.server;
    acknowledged += done.round.acknowledged;
    lost += done.round.lost.length;
    console.log(
      `Round ${index + 1} of ${rounds}, killed ${victim}: ${done.round.acknowledged} acknowledged, ${done.round.lost.length} lost`,
    );
  }
} finally {
  await server.stop();
  await removeDataDir(dataDir);
}
console.log(`${acknowledged} acknowledged changes in ${rounds} rounds, ${lost} lost`);
process.exit(lost === 0 ? 0 : 1);

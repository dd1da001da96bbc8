// The long forms of the kill test and of the undo test: `npm run crash [rounds]`, each kill round with another victim.
import { closeAll } from "./harness/closing.ts";
import { openTestSite } from "./harness/site.ts";
import { killRound, newDataDir, removeDataDir, startServer, type Victim } from "./kill.ts";
import { undoRoundOnTwoServers } from "./undo-on-two-servers.ts";
import { nothingTried, type Tried } from "./undo-properties.ts";
import { undoRound } from "./undo-rounds.ts";

const rounds = Number(process.argv[2] ?? 20);
const victims: Victim[] = ["server", "postgres", "both"];

/** The tests go through the seeds from 1 on; these are others in every run, and the first one is printed. */
const undosAtLeast = 10_000;

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
const undone =
  (await undoRounds("on one server", async (seed, tried) => undoRound(seed, tried))) &&
  (await undoRoundsOnTwoServers());
await closeAll();
process.exit(lost === 0 && undone ? 0 : 1);

async function undoRoundsOnTwoServers(): Promise<boolean> {
  const one = await openTestSite();
  const two = await openTestSite({ databaseUrl: one.databaseUrl });
  return undoRounds("on two servers", (seed, tried) =>
    undoRoundOnTwoServers([one.site, two.site], seed, tried),
  );
}

/** Random work and random undos until enough were tried. Out: whether all of them held. */
async function undoRounds(
  where: string,
  round: (seed: number, tried: Tried) => Promise<void>,
): Promise<boolean> {
  const tried = nothingTried();
  const firstSeed = 1_000_000 + Math.floor(Math.random() * 1_000_000_000);
  let seed = firstSeed;
  try {
    for (; tried.undos < undosAtLeast; seed += 2) {
      await round(seed, tried);
      if (((seed - firstSeed) / 2) % 50 === 49)
        console.log(`${tried.undos} of ${undosAtLeast} undos tried ${where}`);
    }
  } catch (error) {
    console.error(`With seed ${seed} ${where}: ${(error as Error).message}`);
    return false;
  }
  const { undos, withDependents, redos } = tried;
  const rounds = (seed - firstSeed) / 2;
  console.log(
    `${undos} undos ${where} in ${rounds} rounds from seed ${firstSeed}, ${withDependents} with dependents, ${redos} redos, 0 wrong`,
  );
  return true;
}

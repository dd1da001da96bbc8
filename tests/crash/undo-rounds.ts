// Random work and random undos, as many as asked, on one server and on two at once: `npm run crash undo 10000`.
import { closeAll } from "../harness/closing.ts";
import { openTestSite } from "../harness/site.ts";
import { undoRoundOnTwoServers } from "../undo-on-two-servers.ts";
import { nothingTried, type Tried } from "../undo-properties.ts";
import { undoRound } from "../undo-rounds.ts";

type Round = (seed: number, tried: Tried) => Promise<void>;

export async function undoRounds(undosAtLeast: number): Promise<boolean> {
  try {
    const one = await openTestSite();
    const two = await openTestSite({ databaseUrl: one.databaseUrl });
    return (
      (await roundsOf("on one server", undosAtLeast, async (seed, tried) => undoRound(seed, tried))) &&
      (await roundsOf("on two servers", undosAtLeast, (seed, tried) =>
        undoRoundOnTwoServers([one.site, two.site], seed, tried),
      ))
    );
  } finally {
    await closeAll();
  }
}

/** The tests use the seeds from 1 on; these differ in every run, and the first one is printed. */
async function roundsOf(where: string, undosAtLeast: number, round: Round): Promise<boolean> {
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

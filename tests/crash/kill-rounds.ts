// One server and its embedded PostgreSQL, killed in turn at random moments under load: `npm run crash kill 200`.
import { openFleet, type Victim } from "./fleet.ts";
import { newDataDir, removeDataDir } from "./processes.ts";
import { crashRound } from "./round.ts";

const victims: Victim[] = ["server", "postgres", "both"];

export async function killRounds(rounds: number): Promise<boolean> {
  const dataDir = await newDataDir();
  const fleet = await openFleet({ dataDir, servers: 1 });
  let [acknowledged, seen, broken] = [0, 0, 0];
  try {
    const owner = await fleet.register();
    for (let index = 0; index < rounds; index++) {
      const victim = victims[index % victims.length]!;
      const acknowledgements = 5 + Math.floor(Math.random() * 150);
      const round = await crashRound(fleet, owner, { victim, writers: 8, acknowledgements, readers: 3 });
      acknowledged += round.acknowledged;
      seen += round.seen;
      broken += round.broken.length;
      for (const words of round.broken.slice(0, 5)) console.error(`Round ${index + 1}, ${victim}: ${words}`);
      if ((index + 1) % 10 === 0 || index + 1 === rounds)
        console.log(
          `${index + 1} of ${rounds} rounds: ${acknowledged} acknowledged changes, ${seen} pages seen by readers, ${broken} promises broken`,
        );
    }
  } finally {
    await fleet.stop();
    await removeDataDir(dataDir);
  }
  return broken === 0;
}

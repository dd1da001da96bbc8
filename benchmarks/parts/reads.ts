// Reads of what has not changed since the last one, beside a static answer of the same size.

import { openCrowd } from "../lab/crowd.ts";
import { perSecond, times } from "../lab/figures.ts";
import type { Lab } from "../lab/lab.ts";
import { interleave, medians } from "../lab/measure.ts";
import { startServer } from "../lab/programs.ts";
import { openStage } from "../lab/stage.ts";

const AT_LEAST = 0.7;
const CONNECTIONS = 16;

export async function reads(lab: Lab): Promise<void> {
  lab.table.part("GET of what has not changed, 16 connections, 16 teams with ten games each");
  const { site, hall, snapshot } = await openStage(lab, { teams: 16, gamesPerTeam: 10 });
  const crowd = openCrowd();
  const rate = async (port: number, path: string) => {
    const order = { do: "load", port, path, connections: CONNECTIONS, seconds: 0.6 } as const;
    return (await crowd.order(order)).perSecond!;
  };
  const paths = [
    ["the snapshot", snapshot],
    ["games", `/api/games/${hall.tournament}`],
    ["standings", `/api/standings/${hall.tournament}`],
    ["the schedule of a team", `/api/schedulegames/team/${hall.tournament}/${hall.teams[0]}`],
  ] as const;
  for (const [what, path] of paths) {
    const bytes = (await (await fetch(site.url + path)).bytes()).length;
    const command = [process.execPath, "benchmarks/peers/static-answer.ts"];
    const fixed = await startServer(command, "/", { BYTES: `${bytes}` });
    const { ours, peer } = medians(
      await interleave(
        { ours: () => rate(site.port, path), peer: () => rate(fixed.port, "/") },
        { rounds: 5, warmUp: 3 },
      ),
    );
    lab.table.add({
      what: `${what}, ${(bytes / 1000).toFixed(1)} kB`,
      figure: perSecond(ours),
      beside: `a static Elysia answer: ${perSecond(peer)}`,
      ratio: times(ours / peer),
      target: `≥ ${AT_LEAST} of it`,
      reached: ours / peer >= AT_LEAST,
    });
    await fixed.stop();
  }
  await crowd.stop();
  await site.stop();
}

// The acknowledged append of one score: decided, written, committed and folded, beside an
// insert and another event store.

import { gameView } from "#projections/snapshot.ts";
import { changeGames } from "#server/features/games/decide.ts";
import { isRefusal } from "#server/log/command.ts";
import { openTestSite, type TestSite } from "#tests/harness/site.ts";
import { perSecond, times } from "../lab/figures.ts";
import { type Hall, hallOf, seed } from "../lab/hall.ts";
import type { Lab } from "../lab/lab.ts";
import { interleave, medians } from "../lab/measure.ts";
import { openPgbench } from "../lab/pgbench.ts";
import { output } from "../lab/programs.ts";

const SECONDS = 2;
const ROUNDS = 3;

const SCENES = [
  { what: "one writer", writers: 1, tournaments: 1, ofPgbench: 0.4 },
  { what: "20 writers on 500 tournaments", writers: 20, tournaments: 500, ofPgbench: 0.3 },
  { what: "20 writers on one tournament", writers: 20, tournaments: 1, ofPgbench: 0.6 },
];

export async function append(lab: Lab): Promise<void> {
  lab.table.part("Acknowledged append of one score");
  const sample = hallOf({ teams: 16, gamesPerTeam: 10 }).changes.at(-1)!;
  const pgbench = await openPgbench(await lab.emptyDatabase(), await lab.folder(), JSON.stringify(sample));

  for (const { what, writers, tournaments, ofPgbench } of SCENES) {
    // Each store starts with the streams of its own scene and no others.
    const databaseUrl = await lab.database();
    const halls = Array.from({ length: tournaments }, () => hallOf({ teams: 16, gamesPerTeam: 10 }));
    await seed(databaseUrl, halls);
    const site = await openTestSite({ databaseUrl });
    const emmettUrl = await lab.emptyDatabase();
    const contestants: Record<string, () => Promise<number>> = {
      ours: () => rateOf(site, halls, writers),
      emmett: () => emmettRate(emmettUrl, tournaments, writers, JSON.stringify(sample.events)),
      ...(pgbench ? { pgbench: () => pgbench(writers, SECONDS) } : {}),
    };
    const { ours, emmett, pgbench: insert } = medians(await interleave(contestants, { rounds: ROUNDS }));
    const line = { what: `a score, ${what}`, figure: perSecond(ours!) };
    if (insert === undefined)
      lab.table.add({ ...line, beside: "pgbench: not measured, it is not installed" });
    else
      lab.table.add({
        ...line,
        beside: `pgbench, one-row insert: ${perSecond(insert)}`,
        ratio: times(ours! / insert),
        target: `≥ ${ofPgbench} of it`,
        reached: ours! / insert >= ofPgbench,
      });
    lab.table.add({
      ...line,
      beside: `emmett-postgresql: ${perSecond(emmett!)}`,
      ratio: times(ours! / emmett!),
      target: "ahead of it",
      reached: ours! > emmett!,
    });
    await site.stop();
  }
}

const emmettRate = async (url: string, streams: number, writers: number, sample: string): Promise<number> =>
  Number(
    await output([
      process.execPath,
      "benchmarks/peers/emmett-append.mjs",
      url,
      `${streams}`,
      `${writers}`,
      `${SECONDS}`,
      sample,
    ]),
  );

let written = 0;

/** Each writer waits for its answer before its next score; every score differs from the one before. */
async function rateOf({ site }: TestSite, halls: readonly Hall[], writers: number): Promise<number> {
  for (const { tournament } of halls) await site.folds.load(tournament);
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const writer = async () => {
    while (performance.now() < end) {
      await score(site, halls[written % halls.length]!);
      done++;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return done / SECONDS;
}

async function score(site: TestSite["site"], { tournament, games, changes }: Hall): Promise<void> {
  const number = ++written;
  const id = games[number % games.length]!;
  const fields = { scoreTeam1: number % 100, scoreTeam2: Math.floor(number / 100) % 100 };
  const outcome = await site.appender.submit({
    tournament,
    kind: "ChangeGames",
    id: crypto.randomUUID(),
    bodyHash: "",
    viewer: { account: changes[0]!.actor, name: "Owner", everything: false },
    now: new Date().toISOString(),
    decide: (state) => changeGames(state, [{ id, fields, expected: null }]),
    answer: (state) => ({ status: 200, body: gameView(state, id) }),
  });
  if (isRefusal(outcome)) throw new Error(outcome.error);
}

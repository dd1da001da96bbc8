// What an open page and a loaded tournament weigh, and that an idle tournament is dropped.
import { readFileSync } from "node:fs";
import { contentOf } from "#server/http/shown.ts";
import { openFolds } from "#server/log/folds.ts";
import { readChanges } from "#server/log/read-changes.ts";
import { openDatabase, openPool } from "#server/postgres/connect.ts";
import { mostPages, openCrowd } from "../lab/crowd.ts";
import { times } from "../lab/figures.ts";
import { hallOf, seed } from "../lab/hall.ts";
import type { Lab } from "../lab/lab.ts";
import { type Server, startPeer } from "../lab/programs.ts";
import { openStage } from "../lab/stage.ts";

const PAGES = 5000;
const TOURNAMENTS = 200;
const AT_MOST_KB = 10;

/** Resident kilobytes of a process; only Linux reports them. */
const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

const kb = (value: number): string => `${value.toFixed(1)} kB`;

export async function memory(lab: Lab): Promise<void> {
  lab.table.part("Memory");
  if (process.platform === "linux") await perPage(lab);
  await perTournament(lab);
}

/** Ours beside a Bun stream with one small event and nothing else: no page can weigh less than that. */
async function perPage(lab: Lab): Promise<void> {
  const { site, live } = await openStage(lab, { teams: 16, gamesPerTeam: 10 });
  const bare = await startPeer("bare-server.ts");
  const pages = mostPages(PAGES);
  const ours = await weighed(site, live, pages);
  const floor = await weighed(bare, "/live", pages);
  lab.table.add({
    what: `per open page, of ${pages.toLocaleString("en")}`,
    figure: kb(ours),
    beside: `a bare Bun server: ${kb(floor)}`,
    ratio: times(ours / floor),
    target: `≤ ${AT_MOST_KB} kB`,
    reached: ours <= AT_MOST_KB,
  });
  await site.stop();
  await bare.stop();
}

/**
 * Kilobytes per page. Only the second half of the pages is weighed, so that one-time growth with
 * the first ones does not count.
 */
async function weighed({ pid, port }: Server, path: string, pages: number): Promise<number> {
  const crowd = openCrowd();
  const fill = async (count: number) => {
    await crowd.order({ do: "open", name: path, port, path, count, kind: "sse" });
    await Bun.sleep(1000);
    return residentKb(pid);
  };
  const half = await fill(pages / 2);
  const all = await fill(pages);
  await crowd.stop();
  return (all - half) / (pages / 2);
}

async function perTournament(lab: Lab): Promise<void> {
  const url = await lab.database();
  const halls = Array.from({ length: TOURNAMENTS }, () =>
    hallOf({ teams: 16, gamesPerTeam: 10, events: 300 }),
  );
  await seed(url, halls);
  const ids = halls.splice(0).map(({ tournament }) => tournament);
  const db = openDatabase(openPool({ url, max: 1 }));
  let nowMs = 0;
  const folds = openFolds(
    (id, after) => readChanges(db, id, after),
    () => nowMs,
  );
  const heapKb = () => {
    Bun.gc(true);
    return process.memoryUsage().heapUsed / 1000;
  };
  const before = heapKb();
  for (const id of ids) contentOf(await folds.load(id));
  const loaded = heapKb();
  nowMs = 600_001;
  folds.dropIdle(600_000, () => false);
  const left = heapKb();
  lab.table.add({
    what: "per loaded tournament of 300 changes, 16 teams, 80 games",
    figure: kb((loaded - before) / ids.length),
  });
  lab.table.add({
    what: "tournaments kept after ten idle minutes",
    figure: `${folds.count()}`,
    beside: `heap given back: ${Math.round(((loaded - left) / (loaded - before)) * 100)} %`,
    target: "dropped when idle",
    reached: folds.count() === 0 && left - before < (loaded - before) / 4,
  });
  await db.destroy();
}

// Twenty courts of one tournament saving at the same moment over HTTP, on one server and spread over two.
import { caller } from "#tests/harness/site.ts";
import { ms, times } from "../lab/figures.ts";
import type { Lab } from "../lab/lab.ts";
import { percentile, timed } from "../lab/measure.ts";
import { startSite } from "../lab/programs.ts";
import { openStage } from "../lab/stage.ts";

const COURTS = 20;
const BURSTS = 100;
const AT_MOST = { one: 5, two: 10 };

export async function courts(lab: Lab): Promise<void> {
  lab.table.part("Twenty courts of one tournament saved at one moment, p99 of 100 bursts");
  const stage = await openStage(lab, { teams: 40, gamesPerTeam: 10 });
  const { owner, hall } = stage;
  const second = await startSite(stage.databaseUrl, await lab.folder());
  const calls = [caller(stage.site.url), caller(second.url)];
  let refused = 0;
  let scores = 0;
  const save = async (server: number, court: number) => {
    const number = ++scores;
    const body = { scoreTeam1: 1 + (number % 90), scoreTeam2: Math.floor(number / 90) % 90 };
    const path = `/api/${hall.tournament}/games/${hall.games[court]}`;
    const { status } = await calls[server]!("PUT", path, { token: owner.token, body });
    if (status !== 200) refused++;
  };
  const all = Array.from({ length: COURTS }, (_, court) => court);
  const alone: number[] = [];
  const one: number[] = [];
  const two: number[] = [];
  for (let burst = -10; burst < BURSTS; burst++) {
    const single = await timed(() => save(0, 0));
    const together = await timed(() => Promise.all(all.map((court) => save(0, court))));
    const spread = await timed(() => Promise.all(all.map((court) => save(court % 2, court))));
    if (burst < 0) continue;
    alone.push(single);
    one.push(together);
    two.push(spread);
  }
  const single = percentile(alone, 0.99);
  const beside = `one save alone, p99: ${ms(single)}`;
  for (const [what, values, most] of [
    ["the last of twenty, one server", one, AT_MOST.one],
    ["the last of twenty, two servers", two, AT_MOST.two],
  ] as const) {
    const last = percentile(values, 0.99);
    const ratio = last / single;
    lab.table.add({
      what,
      figure: ms(last),
      beside,
      ratio: times(ratio),
      target: `≤ ${most} × it`,
      reached: ratio <= most,
    });
  }
  lab.table.add({
    what: "saves that were refused",
    figure: `${refused}`,
    target: "none",
    reached: refused === 0,
  });
  await second.stop();
  await stage.site.stop();
}

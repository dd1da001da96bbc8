// A whole hall comes back at once, as after a restart of the server or its network, while a score is saved.
import { mostPages, openCrowd } from "../lab/crowd.ts";
import { ms } from "../lab/figures.ts";
import type { Lab } from "../lab/lab.ts";
import { openStage } from "../lab/stage.ts";

const PAGES = 10_000;
const AT_MOST_MS = 5000;

export async function reconnects(lab: Lab): Promise<void> {
  const pages = mostPages(PAGES);
  lab.table.part(`${pages.toLocaleString("en")} pages reconnect at once`);
  const { site, live, snapshot, nextScore, owner, hall } = await openStage(lab, {
    teams: 16,
    gamesPerTeam: 10,
  });
  const { epoch, version } = await (await fetch(site.url + snapshot)).json();
  // Each comes back with the id of the last frame that it had.
  const headers = `Last-Event-ID: ${epoch}-${version}\r\n`;
  const crowd = openCrowd();
  const order = { do: "open", name: "hall", port: site.port, path: live, kind: "sse", headers } as const;
  await crowd.order({ ...order, count: 1 });
  const coming = crowd.order({ ...order, count: pages });
  await Bun.sleep(100);
  const saved = performance.now();
  const answer = await fetch(`${site.url}/api/${hall.tournament}/games/${hall.games[0]}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
    body: JSON.stringify({ scoreTeam1: 33, scoreTeam2: 3 }),
  });
  const savedMs = performance.now() - saved;
  const { openMs } = await coming;
  const next = [nextScore(), nextScore()].at(-1)!;
  const { lastMs } = await crowd.order({
    do: "send",
    name: "hall",
    port: site.port,
    requests: [next.request],
    mark: `-${next.version}\n`,
    atOnce: false,
  });
  lab.table.add({
    what: "until the last of them was served again",
    figure: ms(openMs!),
    target: `all, within ${AT_MOST_MS / 1000} s`,
    reached: openMs! <= AT_MOST_MS,
  });
  lab.table.add({
    what: "a score saved meanwhile was answered after",
    figure: ms(savedMs),
    target: `within ${AT_MOST_MS / 1000} s`,
    reached: answer.status === 200 && savedMs <= AT_MOST_MS,
  });
  lab.table.add({ what: "the next score was on all of them after", figure: ms(lastMs!) });
  await crowd.stop();
  await site.stop();
}

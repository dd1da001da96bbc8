// A spectator's first visit on a slow phone: from the address to a readable schedule and to a
// live one, with nothing cached.
import { newPage } from "#tests/harness/browser.ts";
import { ms } from "../lab/figures.ts";
import { slugOf } from "../lab/hall.ts";
import type { Lab } from "../lab/lab.ts";
import { median, percentile } from "../lab/measure.ts";
import { openStage } from "../lab/stage.ts";

const VISITS = 7;
const LIMIT_MS = 2500;
const SIZE = { width: 360, height: 740 };
/** What browsers' tools call slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_CPU = 4;

export async function phone(lab: Lab): Promise<void> {
  lab.table.part(
    "A first visit on a phone: CPU four times slower, slow 4G, nothing cached, 24 teams with six games each",
  );
  const { site, hall } = await openStage(lab, { teams: 24, gamesPerTeam: 6 });
  const [schedule, plain] = [
    `${site.url}/${slugOf(hall.tournament)}/schedules?team=${hall.teams[0]}`,
    `${site.url}/robots.txt`,
  ];
  const readable: number[] = [];
  const live: number[] = [];
  const smallest: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const { shownMs, liveMs } = await firstVisit(schedule, "main tbody tr", '[data-state="live"]');
    readable.push(shownMs);
    live.push(liveMs);
    smallest.push((await firstVisit(plain, "body")).shownMs);
  }
  lab.table.add({
    what: `schedule readable, median of ${VISITS}`,
    figure: ms(median(readable)),
    beside: `a page of one line: ${ms(median(smallest))}`,
    target: `≤ ${LIMIT_MS} ms`,
    reached: median(readable) <= LIMIT_MS,
  });
  lab.table.add({ what: "the slowest of them", figure: ms(percentile(readable, 1)) });
  lab.table.add({ what: `live, median of ${VISITS}`, figure: ms(median(live)) });
  await site.stop();
}

/**
 * By the page's own clock, from the start of the navigation: a busy page would answer an outside question late.
 * Shown: the first frame with the schedule is painted. Live: the script runs and the stream has opened.
 */
async function firstVisit(url: string, shows: string, goesOn = shows) {
  const page = await newPage(SIZE);
  await page.addInitScript(noteFrames, [shows, goesOn]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(goesOn).first().waitFor();
  const seen = await page.waitForFunction(() => {
    const { frames } = window as unknown as Noted;
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    return frames.length === 2 && painted !== undefined && [...frames, painted];
  });
  const [shown, live, painted] = (await seen.jsonValue()) as number[];
  await page.context().close();
  return { shownMs: Math.max(shown!, painted!), liveMs: live! };
}

interface Noted {
  frames: number[];
}

/**
 * Runs in the page: when the first frame was drawn that had each of them. No frame is
 * drawn before the styles arrive.
 */
function noteFrames(selectors: string[]): void {
  const frames: number[] = [];
  (window as unknown as Noted).frames = frames;
  const look = () => {
    while (frames.length < selectors.length && document.querySelector(selectors[frames.length]!))
      frames.push(performance.now());
    if (frames.length < selectors.length) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

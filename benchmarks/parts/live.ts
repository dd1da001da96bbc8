// A score to every open page: from the request to the last page, commit and notification included; and a burst of them.

import type { Report } from "../clients/crowd.ts";
import { mostPages, openCrowd } from "../lab/crowd.ts";
import { ms, times } from "../lab/figures.ts";
import type { Lab } from "../lab/lab.ts";
import { interleave, median, medians } from "../lab/measure.ts";
import { startPeer } from "../lab/programs.ts";
import { openStage, requestOf } from "../lab/stage.ts";

/** The first size warms all servers up: each has then sent as much as in the first minutes of a day. */
const SIZES = [
  { pages: 1, rounds: 100, warmUp: 100 },
  { pages: 100, rounds: 100, warmUp: 5 },
  { pages: 1000, rounds: 100, warmUp: 5 },
  { pages: 5000, rounds: 100, warmUp: 5 },
];
const AT_MOST = { few: 8, times: 1.3 };
/** A hall's scores come seconds apart; closer ones would share a frame, which the burst measures. */
const APART_MS = 60;
const POLL_MS = 10_000;

async function openFanOut(lab: Lab) {
  const stage = await openStage(lab, { teams: 16, gamesPerTeam: 10 });
  const [bare, socketIo] = await Promise.all([
    startPeer("bare-server.ts"),
    startPeer("socket-io-server.mjs", { DATABASE_URL: await lab.emptyDatabase() }),
  ]);
  const crowd = openCrowd();
  const { site, live } = stage;
  const fill = async (count: number) => {
    const sse = { do: "open", count, kind: "sse" } as const;
    await crowd.order({ ...sse, name: "ours", port: site.port, path: live });
    await crowd.order({ ...sse, name: "bare", port: bare.port, path: "/live" });
    const path = "/socket.io/?EIO=4&transport=websocket";
    await crowd.order({ do: "open", name: "socket.io", kind: "socket.io", count, port: socketIo.port, path });
  };
  const sendOurs = async (count: number, atOnce: boolean) => {
    const scores = Array.from({ length: count }, stage.nextScore);
    const mark = `-${scores.at(-1)!.version}\n`;
    const requests = scores.map(({ request }) => request);
    return crowd.order({ do: "send", name: "ours", port: site.port, requests, mark, atOnce });
  };
  const frame = await frameOf(`${site.url}${live}`, sendOurs);
  let peerFrames = 0;
  const sendPeer = async (name: "bare" | "socket.io", path = "/") => {
    const mark = `-peer${++peerFrames}`;
    const body = frame.replace(/(id: \w+)-\d+/, `$1${mark}`);
    const port = name === "bare" ? bare.port : socketIo.port;
    const request = requestOf("POST", port, path, body);
    return crowd.order({ do: "send", name, port, requests: [request], mark, atOnce: false });
  };
  const stop = async () => {
    await crowd.stop();
    for (const server of [site, bare, socketIo]) await server.stop();
  };
  return { fill, sendOurs, sendPeer, stop };
}

/** The frame of one score; the peers send it too. */
async function frameOf(
  live: string,
  sendOurs: (count: number, atOnce: boolean) => Promise<unknown>,
): Promise<string> {
  const response = await fetch(live);
  const reader = response.body!.getReader();
  let text = "";
  const read = async () => {
    while (!/event: patch\n[\s\S]*?\n\n/.test(text))
      text += Buffer.from((await reader.read()).value!).toString();
  };
  const reading = read();
  await Bun.sleep(200);
  await sendOurs(1, false);
  await reading;
  await reader.cancel();
  return /event: patch\n[\s\S]*?\n\n/.exec(text)![0];
}

/** Milliseconds to the last page, after a silence, so that each contestant starts from the same rest. */
async function apart(send: () => Promise<Report>): Promise<number> {
  await Bun.sleep(APART_MS);
  return (await send()).lastMs!;
}

export async function live(lab: Lab): Promise<void> {
  lab.table.part("A score to the last of all open pages, commit and notification included, p50");
  const hall = await openFanOut(lab);
  for (const { pages, rounds, warmUp } of SIZES.filter(({ pages }) => mostPages(pages * 3) === pages * 3)) {
    await hall.fill(pages);
    const values = await interleave(
      {
        ours: () => apart(() => hall.sendOurs(1, false)),
        bare: () => apart(() => hall.sendPeer("bare")),
        socketIo: () => apart(() => hall.sendPeer("socket.io")),
        keeping: () => apart(() => hall.sendPeer("socket.io", "/kept")),
      },
      { rounds, warmUp },
    );
    const { ours, bare, socketIo, keeping } = medians(values);
    const line = { what: `${pages.toLocaleString("en")} open pages`, figure: ms(ours) };
    const few = pages <= 100;
    lab.table.add({
      ...line,
      beside: `a bare Bun server writing the same bytes: ${ms(bare)}`,
      ratio: times(ours / bare),
      target: few ? `≤ it + ${AT_MOST.few} ms` : `≤ ${AT_MOST.times} × it`,
      reached: few ? ours <= bare + AT_MOST.few : ours <= bare * AT_MOST.times,
    });
    for (const [what, peer] of [
      ["broadcasting them", socketIo],
      ["that commits a row first", keeping],
    ] as const)
      lab.table.add({
        ...line,
        beside: `socket.io ${what}: ${ms(peer)}`,
        ratio: times(ours / peer),
        target: "ahead of it",
        reached: ours < peer,
      });
  }
  const line = { what: "against polling", figure: "", target: "" };
  lab.table.add({
    ...line,
    beside: `polling every 10 s, by arithmetic: ${ms(POLL_MS / 2)} for half of the pages`,
  });
  await hall.stop();
}

const BURST = { pages: 1000, scores: 20, rounds: 15, warmUp: 10, share: 0.2 };

export async function burst(lab: Lab): Promise<void> {
  lab.table.part("Twenty scores at one moment to 1,000 open pages");
  const hall = await openFanOut(lab);
  await hall.fill(BURST.pages);
  const frames: number[] = [];
  const { ours, oneByOne } = medians(
    await interleave(
      {
        ours: async () => {
          await Bun.sleep(200);
          const report = await hall.sendOurs(BURST.scores, true);
          frames.push(report.frames!);
          return report.lastMs!;
        },
        oneByOne: async () => {
          let sum = 0;
          for (let score = 0; score < BURST.scores; score++) sum += (await hall.sendPeer("bare")).lastMs!;
          return sum;
        },
      },
      { rounds: BURST.rounds, warmUp: BURST.warmUp },
    ),
  );
  lab.table.add({
    what: "until the last page has all twenty",
    figure: ms(ours),
    beside: `a bare Bun server, one by one: ${ms(oneByOne)}`,
    ratio: times(ours / oneByOne),
    target: `≤ ${BURST.share} of it`,
    reached: ours <= oneByOne * BURST.share,
  });
  lab.table.add({
    what: "frames for the twenty, median",
    figure: `${median(frames)}`,
    beside: "one by one: 20",
    target: "one or two",
    reached: median(frames) <= 2,
  });
  await hall.stop();
}

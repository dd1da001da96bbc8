// A stage: the product in a process of its own, one tournament on it, and its owner's requests as bytes.
import { caller, type Person, people } from "#tests/harness/site.ts";
import { type Hall, type HallSize, hallOf, seed } from "./hall.ts";
import type { Lab } from "./lab.ts";
import { type Server, startSite } from "./programs.ts";

export interface Stage {
  databaseUrl: string;
  site: Server;
  owner: Person;
  hall: Hall;
  /** The path of its stream, as the product's pages request it, and of its snapshot. */
  live: string;
  snapshot: string;
  /** The bytes of a request that gives a game a score it never had; each raises the version by one. */
  nextScore(): { request: string; version: number };
}

export async function openStage(lab: Lab, size: HallSize): Promise<Stage> {
  const databaseUrl = await lab.database();
  const dataDir = await lab.folder();
  const site = await startSite(databaseUrl, dataDir);
  const owner = await people(caller(site.url), dataDir).register();
  const hall = hallOf({ ...size, owner: owner.account });
  await seed(databaseUrl, [hall]);
  const path = `/api/tournaments/${hall.tournament}`;
  let version = hall.changes.length;
  let scores = 0;
  return {
    databaseUrl,
    site,
    owner,
    hall,
    live: `${path}/live?rows=changed`,
    snapshot: `${path}/snapshot`,
    nextScore() {
      const game = hall.games[scores % hall.games.length]!;
      const points = Math.floor(scores++ / hall.games.length) + scores;
      const body = JSON.stringify({
        scoreTeam1: 30 + (points % 60),
        scoreTeam2: Math.floor(points / 60) % 100,
      });
      const target = `/api/${hall.tournament}/games/${game}`;
      return { request: requestOf("PUT", site.port, target, body, owner.token), version: ++version };
    },
  };
}

export const requestOf = (method: string, port: number, path: string, body: string, token?: string): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    "",
    body,
  ].join("\r\n");

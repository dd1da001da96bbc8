// Four servers behind nginx as in deploy/: HTTP/2, unbuffered streams, clients' addresses, and servers
// that die: `npm run crash nginx`.
import { connect } from "node:http2";
import { join } from "node:path";
import { startEmbedded } from "#server/postgres/embedded/embedded.ts";
import { accepted, caller, type Person } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";
import { type Fleet, openFleet } from "./fleet.ts";
import { findNginx, startNginx } from "./nginx-process.ts";
import { newDataDir, removeDataDir } from "./processes.ts";
import { crashRound } from "./round.ts";

const SERVERS = 4;

export async function behindNginx(rounds: number): Promise<boolean> {
  const program = await findNginx();
  if (!program) return false;
  // The certificate is self-signed.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  const dataDir = await newDataDir();
  const postgres = await startEmbedded({ dataDir, settings: { max_connections: "200" } });
  const fleet = await openFleet({
    dataDir,
    servers: SERVERS,
    databaseUrl: postgres.url,
    variables: { TRUST_PROXY: "1" },
  });
  const ports = fleet.urls().map((url) => Number(new URL(url).port));
  const nginx = await startNginx(program, join(dataDir, "nginx"), ports);
  try {
    const owner = await fleet.register();
    const checks = {
      "HTTP/2": await speaksHttp2(nginx.url),
      "HTTPS is told, and only then": await tellsHttps(nginx.url, fleet),
      "a stream is sent on at once": await streamsAtOnce(nginx.url, owner),
      "a client cannot choose its address": await keepsTheAddress(nginx.url),
      "a request id is given": await givesRequestId(nginx.url),
    };
    for (const [what, held] of Object.entries(checks)) console.log(`${held ? "ok    " : "failed"} ${what}`);
    // From outside there is one address, whoever dies behind it.
    const through: Fleet = { ...fleet, urls: () => [nginx.url], urlsFrom: () => [nginx.url] };
    let broken = 0;
    for (let index = 0; index < rounds * SERVERS; index++) {
      const options = {
        victim: "server",
        place: index,
        writers: 8,
        acknowledgements: 100,
        readers: 8,
      } as const;
      const round = await crashRound(through, owner, options);
      broken += round.broken.length;
      for (const words of round.broken.slice(0, 5)) console.error(words);
      console.log(
        `Server ${(index % SERVERS) + 1} of ${SERVERS} killed: ${round.acknowledged} acknowledged, ${round.reopened} streams resumed, ${round.broken.length} promises broken`,
      );
    }
    return broken === 0 && Object.values(checks).every(Boolean);
  } finally {
    await nginx.stop();
    await fleet.stop();
    await postgres.stop();
    await removeDataDir(dataDir);
  }
}

function speaksHttp2(url: string): Promise<boolean> {
  const session = connect(url, { rejectUnauthorized: false });
  return new Promise<boolean>((resolve) => {
    session.on("error", () => resolve(false));
    const request = session.request({ ":path": "/api/tournaments/published" });
    request.on("response", (headers) => resolve(headers[":status"] === 200));
    request.end();
  }).finally(() => session.close());
}

async function tellsHttps(url: string, fleet: Fleet): Promise<boolean> {
  const [behind, plain] = [await fetch(url), await fetch(fleet.one().url)];
  return behind.headers.has("strict-transport-security") && !plain.headers.has("strict-transport-security");
}

async function streamsAtOnce(url: string, { token }: Person): Promise<boolean> {
  const call = caller(url);
  const home = await openStream(`${url}/api/live`);
  await home.next("snapshot");
  const body = { name: "Through nginx", acronym: "N", startdate: "2024-05-04", isPublished: true };
  const { _id } = await accepted(call("POST", "/api/tournaments", { token, body }));
  const { data } = await home.next("patch");
  home.close();
  return data.set.tournaments[0]._id === _id;
}

/** Thirty contact requests a minute per address: claiming other addresses does not allow more. */
async function keepsTheAddress(url: string): Promise<boolean> {
  const call = caller(url);
  const statuses: number[] = [];
  for (let index = 0; index < 31; index++) {
    const headers = { "x-forwarded-for": `9.9.9.${index}` };
    const body = { text: "Hello", private: true };
    statuses.push((await call("POST", "/api/feedback", { body, headers })).status);
  }
  return statuses.slice(0, 30).every((status) => status < 300) && statuses[30] === 429;
}

async function givesRequestId(url: string): Promise<boolean> {
  const id = (await fetch(`${url}/api/tournaments/published`)).headers.get("x-request-id");
  return /^[0-9a-f]{32}$/.test(id ?? "");
}

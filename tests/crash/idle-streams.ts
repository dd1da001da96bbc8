// Ten thousand spectators who do nothing: what they cost, and when the last one has a
// score: `npm run crash idle 10000`.
import { connect, type Socket } from "node:net";
import { startEmbedded } from "#server/postgres/embedded/embedded.ts";
import { accepted } from "../harness/site.ts";
import { newDataDir, removeDataDir, startServer } from "./processes.ts";

const AT_ONCE = 200;
const patienceMs = 60_000;

export async function idleStreams(count: number): Promise<boolean> {
  const dataDir = await newDataDir();
  const postgres = await startEmbedded({ dataDir, settings: { fsync: "off" } });
  const server = await startServer({ dataDir, databaseUrl: postgres.url });
  const sockets: Socket[] = [];
  try {
    const { token } = await server.register();
    const body = { name: "Full hall", acronym: "F", startdate: "2024-05-04", isPublished: true };
    const { _id } = await accepted(server.call("POST", "/api/tournaments", { token, body }));
    const before = await megabytesOf(server.pid);
    const patched = { count: 0 };
    for (let opened = 0; opened < count; opened += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - opened) }, () =>
        openIdle(server.port, `/api/tournaments/${_id}/live`, patched),
      );
      sockets.push(...(await Promise.all(some)));
    }
    const open = await metric(server.url, "scorecards_streams_open");
    const after = await megabytesOf(server.pid);
    const team = { tournamentID: _id, name: "Aces" };
    const started = performance.now();
    await accepted(server.call("POST", "/api/teams", { token, body: team }));
    const answered = performance.now() - started;
    for (const deadline = Date.now() + patienceMs; patched.count < count && Date.now() < deadline; )
      await Bun.sleep(5);
    const last = performance.now() - started;
    console.log(
      `${open} streams open, ${Math.round(after - before)} MB more memory; a save answered after ${Math.round(answered)} ms, on ${patched.count} of ${count} streams after ${Math.round(last)} ms`,
    );
    return open === count && patched.count === count;
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.stop();
    await postgres.stop();
    await removeDataDir(dataDir);
  }
}

/** Resolves with the snapshot; counts its first patch. */
function openIdle(port: number, path: string, patched: { count: number }): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\nAccept: text/event-stream\r\n\r\n`),
    );
    let got = false;
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      const text = chunk.toString("latin1");
      if (text.includes("event: snapshot")) resolve(socket);
      if (!got && text.includes("event: patch")) {
        got = true;
        patched.count++;
      }
    });
  });
}

const metric = async (url: string, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)$`, "m").exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

/** Resident memory, if the system reports it as Linux does. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await Bun.file(`/proc/${pid}/status`)
    .text()
    .catch(() => "");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

// Other programs of a benchmark: peers, servers and clients, each in its own process, none left running.
import { join } from "node:path";
import { freePort } from "#server/postgres/embedded/cluster.ts";
import { atEnd } from "#tests/harness/closing.ts";

const ROOT = join(import.meta.dir, "../..");
const START_MS = 30_000;

interface Started {
  pid: number;
  stop(): Promise<void>;
}

function start(
  command: string[],
  env: Record<string, string | undefined>,
): Started & { failed: () => string | null } {
  const child = Bun.spawn(command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "inherit",
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await child.exited;
  };
  atEnd(stop);
  const failed = () =>
    child.exitCode === null ? null : `${command.join(" ")} ended with ${child.exitCode}.`;
  return { pid: child.pid, stop, failed };
}

export interface Server extends Started {
  port: number;
  url: string;
}

/** Starts a server that takes PORT, and waits until it answers `path`. */
export async function startServer(
  command: string[],
  path: string,
  env: Record<string, string | undefined> = {},
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { failed, ...started } = start(command, { ...env, PORT: String(port) });
  for (const deadline = Date.now() + START_MS; ; await Bun.sleep(20)) {
    const answer = await fetch(`${url}${path}`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return { ...started, port, url };
    const fault = failed() ?? (Date.now() > deadline ? `${command.join(" ")} does not answer.` : null);
    if (fault) throw new Error(fault);
  }
}

/** The product as `npm start` runs it, on an existing database. */
export const startSite = (databaseUrl: string, dataDir: string): Promise<Server> =>
  startServer([process.execPath, "apps/server/main.ts"], "/readyz", {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: "off",
  });

export const startPeer = (name: string, env: Record<string, string> = {}): Promise<Server> =>
  startServer([process.execPath, `benchmarks/peers/${name}`], "/", env);

/** Runs a program to its end. Out: what it printed. */
export async function output(
  command: string[],
  env: Record<string, string | undefined> = {},
): Promise<string> {
  const child = Bun.spawn(command, { cwd: ROOT, env: { ...process.env, ...env }, stderr: "pipe" });
  atEnd(async () => child.kill());
  const [text, complaint] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) !== 0) throw new Error(`${command.join(" ")}: ${complaint}`);
  return text;
}

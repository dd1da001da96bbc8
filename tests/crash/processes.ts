// Servers as processes of their own, which can be killed as by a power failure.
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPidFile } from "#server/postgres/embedded/adopt.ts";
import { onFreePort } from "../harness/free-port.ts";
import { caller, people } from "../harness/site.ts";

const main = join(import.meta.dir, "../../apps/server/main.ts");
const startMs = 60_000;

export interface Running {
  url: string;
  port: number;
  pid: number;
  call: ReturnType<typeof caller>;
  register: ReturnType<typeof people>["register"];
  /** SIGKILL: nothing is put in order first. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Its embedded database, its mails and its output. */
  dataDir: string;
  /** A database shared with other servers, instead of the embedded one. */
  databaseUrl?: string;
  variables?: Record<string, string>;
  port?: number;
}

/**
 * Also for root: PostgreSQL and nginx then run as other users, who must pass through it
 * and read their own files in it.
 */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "scorecards-crash-"));
  await chmod(dataDir, 0o755);
  return dataDir;
}

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true });

/** Out: a server that is ready. Throws with its output if it does not start. */
export const startServer = ({ port, ...options }: ServerOptions): Promise<Running> =>
  port ? startOn(port, options) : onFreePort((free) => startOn(free, options));

async function startOn(
  port: number,
  { dataDir, databaseUrl, variables = {} }: ServerOptions,
): Promise<Running> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = Bun.spawn([process.execPath, main], {
    env: {
      ...inherited,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      NODE_ENV: "test",
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: "off",
      ...variables,
    },
    stdout: Bun.file(join(dataDir, `server-${port}.log`)),
    stderr: Bun.file(join(dataDir, `server-${port}-errors.log`)),
  });
  const url = `http://127.0.0.1:${port}`;
  const call = caller(url);
  for (const deadline = Date.now() + startMs; ; await Bun.sleep(30)) {
    const ready = await call("GET", "/readyz").catch(() => null);
    if (ready?.status === 200) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      const said = await readFile(join(dataDir, `server-${port}-errors.log`), "utf8").catch(() => "");
      throw new Error(`The server did not start: ${said}`);
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await child.exited;
  };
  return {
    url,
    port,
    pid: child.pid,
    call,
    ...people(call, dataDir),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** PostgreSQL leads a process group of its own: all of it dies at once, as when the power fails. */
export async function killPostgres(dataDir: string): Promise<void> {
  const running = await readPidFile(dataDir);
  if (running) process.kill(-running.pid, "SIGKILL");
}

// The embedded PostgreSQL: created at the first start, started and stopped with the server, adopted after a crash.
import pg from "pg";
import { openLastingTrouble } from "../../lasting-trouble.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { connectionUrl, findRunning, type Running, readPidFile } from "./adopt.ts";
import { findPrograms } from "./binaries.ts";
import { freePort, launch, makeCluster, readMajor, readPassword, type Settings } from "./cluster.ts";
import { prepareDataDirectory } from "./data-directory.ts";
import { folderRefusal, refusals } from "./refusals.ts";
import { type ServerLock, takeServerLock } from "./server-lock.ts";
import { shutDown } from "./shut-down.ts";
import { chooseSystemUser } from "./system-user.ts";

export interface EmbeddedOptions {
  dataDir: string;
  /** PostgreSQL's own, such as `fsync`. */
  settings?: Settings;
  /** Shown to anyone who tries to start a second server. */
  address?: string;
  /** A command beside a running server: uses its PostgreSQL instead of being refused, and leaves it running. */
  share?: boolean;
}

export interface Embedded {
  /** Of the database "scorecards", as its superuser. */
  url: string;
  /** Whether this start created the database. */
  fresh: boolean;
  stop(): Promise<void>;
}

const database = "scorecards";
const launchAttempts = 5;
const reviveEveryMs = 2_000;

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, address, share = false } = options;
  await prepareDataDirectory(dataDir);
  let running = await ensureRunning(options).catch((error) => {
    throw folderRefusal(dataDir, error) ?? error;
  });
  const password = await readPassword(dataDir);
  const description = ["scorecards process", process.pid, address].filter(Boolean).join(" ");
  let lock: ServerLock | null = null;
  let stopping: Promise<void> | null = null;
  let reviving: Promise<void> | null = null;

  const holdLock = async () => {
    const onLost = () => {
      if (!stopping) reviving ??= revive().finally(() => (reviving = null));
    };
    const taken = await takeServerLock(
      connectionUrl(running.port, password, "postgres"),
      description,
      onLost,
    );
    if ("release" in taken) lock = taken;
    else if (!share) throw new StartRefusal(refusals.serverRuns(dataDir, taken.heldBy));
  };
  // PostgreSQL itself was killed or restarted: it must come back at the address that others connect to.
  const revive = async () => {
    const trouble = openLastingTrouble("PostgreSQL is not back yet", "PostgreSQL is back");
    while (!stopping) {
      try {
        running = await ensureRunning(options, running.port);
        await holdLock();
        trouble.over();
        return;
      } catch (error) {
        trouble.met(error as Error);
        await Bun.sleep(reviveEveryMs);
      }
    }
  };
  const stop = async () => {
    await reviving;
    if (!lock) return;
    // The lock is held to the end, so that nobody adopts what is being stopped.
    await shutDown(dataDir, running.pid);
    await lock.release();
  };

  await holdLock();
  const fresh = await ensureDatabase(connectionUrl(running.port, password, "postgres"));
  return {
    url: connectionUrl(running.port, password, database),
    fresh,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function ensureRunning(
  { dataDir, settings = {} }: EmbeddedOptions,
  samePort?: number,
): Promise<Running> {
  const systemUser = await chooseSystemUser(dataDir);
  if (!(await readMajor(dataDir)))
    await makeCluster(dataDir, await findPrograms(dataDir, systemUser, null), systemUser, settings);
  const password = await readPassword(dataDir);
  for (let attempt = 1; attempt <= launchAttempts; attempt++) {
    const found = await findRunning(dataDir, password);
    if (found) return found;
    const programs = await findPrograms(dataDir, systemUser, await readMajor(dataDir));
    const port = samePort ?? (await freePort());
    const outcome = await launch(dataDir, { programs, systemUser, settings, port });
    const mine = outcome === "ready" && (await readPidFile(dataDir));
    if (mine) return mine;
    await Bun.sleep(100 * attempt);
  }
  throw new StartRefusal(refusals.failed(dataDir, "no port could be taken"));
}

async function ensureDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
    if (!rowCount) await client.query(`create database ${database}`);
    return !rowCount;
  } finally {
    await client.end();
  }
}

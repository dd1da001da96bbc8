// The one PostgreSQL of a test run: fast, because nothing in it has to survive.
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPidFile } from "#server/postgres/embedded/adopt.ts";
import { startEmbedded } from "#server/postgres/embedded/embedded.ts";
import { shutDown } from "#server/postgres/embedded/shut-down.ts";
import { atEnd } from "./closing.ts";

/** Set by `npm test`, whose passes share one cluster. */
export const clusterVariable = "TEST_CLUSTER_URL";

const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "500",
};
const folderName = /^scorecards-test-(\d+)$/;

export interface TestCluster {
  /** As superuser. */
  url: string;
  stop(): Promise<void>;
}

export async function startTestCluster(): Promise<TestCluster> {
  await removeLeftovers();
  const dataDir = join(tmpdir(), `scorecards-test-${process.pid}`);
  const postgres = await startEmbedded({ dataDir, settings });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}

let own: Promise<string> | null = null;

/** The run's cluster, or one for this process alone if someone runs `bun test` by hand. */
export function clusterUrl(): Promise<string> {
  const given = process.env[clusterVariable];
  if (given) return Promise.resolve(given);
  own ??= startTestCluster().then(({ url, stop }) => {
    atEnd(stop);
    return url;
  });
  return own;
}

/** A killed run cannot clean up after itself; the next one does. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(folderName.exec(name)?.[1]);
    if (!owner || (owner !== process.pid && isAlive(owner))) continue;
    const dataDir = join(tmpdir(), name);
    const running = await readPidFile(dataDir);
    if (running) await shutDown(dataDir, running.pid);
    await rm(dataDir, { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

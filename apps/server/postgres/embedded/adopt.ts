// Finds the PostgreSQL that a killed server left running, and waits for one to start or end.
import { readFile, realpath, writeFile } from "node:fs/promises";
import pg from "pg";
import { StartRefusal } from "../../start-refusal.ts";
import { layout } from "./data-directory.ts";
import { refusals } from "./refusals.ts";

export interface Running {
  pid: number;
  port: number;
}

/** Starting, stopping, or a zombie that nobody has reaped yet: each passes within seconds. */
const patienceMs = 10_000;
/** Above Linux' highest process id (2^22), so that no process ever has it. */
const nobodysPid = 4_194_999;

export const connectionUrl = (port: number, password: string, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

/** The PostgreSQL that holds this data directory now; null if there is none and a new one may be started. */
export async function findRunning(dataDir: string, password: string): Promise<Running | null> {
  for (const deadline = Date.now() + patienceMs; ; await Bun.sleep(100)) {
    const found = await readPidFile(dataDir);
    if (!found) return null;
    if (!(await isPostgres(found.pid))) {
      await disownPidFile(dataDir, found.pid);
      return null;
    }
    if (await answers(dataDir, found.port, password)) return found;
    if (Date.now() > deadline) throw new StartRefusal(refusals.unresponsive(dataDir, found.pid));
  }
}

export async function readPidFile(dataDir: string): Promise<Running | null> {
  const text = await readFile(layout(dataDir).pidFile, "utf8").catch(() => "");
  const [pid, , , port] = text.split("\n").map(Number);
  return pid ? { pid, port: port || 0 } : null;
}

/** Whether a PostgreSQL answers there and works on this very directory. */
export async function answers(dataDir: string, port: number, password: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionUrl(port, password, "postgres"),
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("show data_directory");
    return (await realpath(rows[0].data_directory)) === (await realpath(layout(dataDir).cluster));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function isPostgres(pid: number): Promise<boolean> {
  if (pid === nobodysPid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  if (process.platform !== "linux") return true;
  // "pid (name) state …": a zombie is dead, and after a reboot the number may be another process's.
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return status.includes("(postgres)") && !/\) Z /.test(status);
}

/**
 * PostgreSQL takes any living process of its user for its predecessor. So the number is replaced, but the file is
 * kept: its shared memory key lets PostgreSQL see backends that outlived their postmaster.
 */
async function disownPidFile(dataDir: string, pid: number): Promise<void> {
  const { pidFile } = layout(dataDir);
  const text = await readFile(pidFile, "utf8").catch(() => "");
  if (text.startsWith(`${pid}\n`))
    await writeFile(pidFile, text.replace(/^\d+/, String(nobodysPid)), { flag: "r+" });
}

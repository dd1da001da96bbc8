// Makes PostgreSQL's data directory and starts the server on it.
import { randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { StartRefusal } from "../../start-refusal.ts";
import { answers } from "./adopt.ts";
import type { Programs } from "./binaries.ts";
import { aside, layout } from "./data-directory.ts";
import { folderRefusal, refusals } from "./refusals.ts";
import { run } from "./run.ts";
import { giveTo, type SystemUser, spawnDetached } from "./system-user.ts";

const superuser = "postgres";
export type Settings = Record<string, string>;
export type Launch = "ready" | "port-taken" | "held-by-another";

/** After a crash PostgreSQL first replays its log; that is not a failure. */
const recoveryMs = 120_000;
const longestLogBytes = 5_000_000;

export async function readMajor(dataDir: string): Promise<number | null> {
  const text = await readFile(join(layout(dataDir).cluster, "PG_VERSION"), "utf8").catch((error) => {
    if (error.code === "ENOENT") return "";
    throw error.code === "EACCES" ? new StartRefusal(refusals.foreign(dataDir)) : error;
  });
  return Number.parseInt(text, 10) || null;
}

export async function readPassword(dataDir: string): Promise<string> {
  return readFile(layout(dataDir).password, "utf8").catch(() => {
    throw new StartRefusal(refusals.foreign(dataDir));
  });
}

export async function makeCluster(
  dataDir: string,
  programs: Programs,
  systemUser: SystemUser,
  settings: Settings,
) {
  const fresh = aside(layout(dataDir).home);
  const password = randomBytes(24).toString("hex");
  try {
    await mkdir(fresh, { mode: 0o711 });
    const passwordFile = join(fresh, "password");
    await writeFile(passwordFile, password, { mode: 0o600 });
    await giveTo(systemUser, fresh);
    const locale = programs.major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : [];
    const sync = settings.fsync === "off" ? ["--no-sync"] : [];
    const options = [
      "--encoding=UTF8",
      "--locale=C",
      ...locale,
      ...sync,
      "--auth=scram-sha-256",
      `--username=${superuser}`,
    ];
    const made = await run(
      systemUser,
      programs.initdb,
      ["-D", join(fresh, "data"), ...options, `--pwfile=${passwordFile}`],
      fresh,
    );
    if (made.code !== 0)
      throw (
        folderRefusal(dataDir, made.output) ??
        new StartRefusal(refusals.failed(dataDir, lastLine(made.output)))
      );
    await rename(fresh, layout(dataDir).home);
  } catch (error) {
    // Two first starts at once: the other's cluster is as good as ours.
    if (!(await readMajor(dataDir))) throw folderRefusal(dataDir, error) ?? error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

export async function launch(
  dataDir: string,
  {
    programs,
    systemUser,
    settings,
    port,
  }: { programs: Programs; systemUser: SystemUser; settings: Settings; port: number },
): Promise<Launch> {
  const { cluster, log } = layout(dataDir);
  await giveTo(systemUser, cluster);
  const before = await logSize(log);
  // A file instead of a pipe: it still takes what PostgreSQL says when this process is gone.
  const descriptor = openSync(log, "a", 0o600);
  const all = { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "", ...settings };
  const args = ["-D", cluster, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const child = spawnDetached(systemUser, programs.postgres, args, descriptor, dirname(cluster));
  closeSync(descriptor);
  let ended: string | null = null;
  child.on("error", (error) => (ended = error.message));
  child.on("exit", () => (ended ??= "exited"));
  const password = await readPassword(dataDir);
  for (const deadline = Date.now() + recoveryMs; Date.now() < deadline; await Bun.sleep(20)) {
    if (ended) return explain(dataDir, (await readFile(log, "utf8")).slice(before) || ended);
    if (await answers(dataDir, port, password)) return "ready";
  }
  throw new StartRefusal(refusals.unresponsive(dataDir, child.pid ?? 0));
}

/** A long log is moved aside, one at most, so that years of starts do not fill the disk. */
async function logSize(log: string): Promise<number> {
  const size = await stat(log).then(
    (file) => file.size,
    () => 0,
  );
  if (size <= longestLogBytes) return size;
  await rename(log, `${log}.old`);
  return 0;
}

function explain(dataDir: string, said: string): Launch {
  if (/could not bind|Address already in use|could not create any TCP/i.test(said)) return "port-taken";
  if (/lock file .* already exists|pre-existing shared memory/i.test(said)) return "held-by-another";
  throw folderRefusal(dataDir, said) ?? new StartRefusal(refusals.failed(dataDir, lastLine(said)));
}

const lastLine = (text: string) =>
  (text.match(/(?:FATAL|error):\s*(.+)/)?.[1] ?? text.trim().split("\n").at(-1) ?? "").replace(/\.$/, "");

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

// Stops PostgreSQL and waits until it is gone.
import { isPostgres } from "./adopt.ts";
import { findPrograms } from "./binaries.ts";
import { readMajor } from "./cluster.ts";
import { layout } from "./data-directory.ts";
import { run } from "./run.ts";

/** Fast: sessions are ended, everything committed is on disk. The stronger ways leave recovery to the next start. */
const steps = [
  { signal: "SIGINT", limitMs: 30_000 },
  { signal: "SIGQUIT", limitMs: 5_000 },
  { signal: "SIGKILL", limitMs: 5_000 },
] as const;

export async function shutDown(dataDir: string, pid: number): Promise<void> {
  if (process.platform === "win32") return stopThroughProgram(dataDir);
  for (const { signal, limitMs } of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      // Gone already.
    }
    for (const deadline = Date.now() + limitMs; Date.now() < deadline; await Bun.sleep(10))
      if (!(await isPostgres(pid))) return;
  }
}

/** Windows has no signals to send. */
async function stopThroughProgram(dataDir: string): Promise<void> {
  const systemUser = { prefix: [] };
  const { pgCtl } = await findPrograms(dataDir, systemUser, await readMajor(dataDir));
  await run(systemUser, pgCtl, ["stop", "-D", layout(dataDir).cluster, "-m", "fast", "-w"]);
}

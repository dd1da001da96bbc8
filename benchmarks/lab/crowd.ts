// The benchmark's side of the crowd: commands the process that holds the pages.
import { join } from "node:path";
import { atEnd } from "#tests/harness/closing.ts";
import type { Order, Report } from "../clients/crowd.ts";

export interface CrowdProcess {
  order(order: Order): Promise<Report>;
  stop(): Promise<void>;
}

export function openCrowd(): CrowdProcess {
  let answer: PromiseWithResolvers<Report> | null = null;
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "../clients/crowd.ts")], {
    stdio: ["ignore", "inherit", "inherit"],
    ipc: (report: Report) => answer?.resolve(report),
    onExit: () => answer?.reject(new Error("The crowd's process has ended.")),
  });
  const stop = async () => {
    answer = null;
    child.kill();
    await child.exited;
  };
  atEnd(stop);
  return {
    stop,
    async order(order) {
      answer = Promise.withResolvers<Report>();
      child.send(order);
      const report = await answer.promise;
      if (report.error) throw new Error(report.error);
      return report;
    },
  };
}

/** How many streams one process may hold open here, with some file handles to spare. */
export function mostPages(wanted: number): number {
  const { stdout } = Bun.spawnSync(["sh", "-c", "ulimit -n"]);
  const limit = Number(stdout.toString().trim()) || wanted * 4;
  return Math.min(wanted, limit - 500);
}

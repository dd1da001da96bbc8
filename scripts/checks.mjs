// `npm run check`: types, lint and format, import rules, dependencies listed in the README, dead code.
import { availableParallelism } from "node:os";
import { startBun } from "./programs.mjs";

const tsc = ["node_modules/typescript/lib/tsc.js", "--noEmit", "--pretty", "-p"];
const checks = [
  ["types of the server and the tests", [...tsc, "tsconfig.json"]],
  ["types of the packages", [...tsc, "packages/tsconfig.json"]],
  ["types of the pages", [...tsc, "apps/web/tsconfig.json"]],
  ["lint and format", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]],
  ["import rules", ["scripts/import-rules.ts"]],
  ["dependencies in the README", ["scripts/readme-dependencies.ts"]],
  ["dead code", ["node_modules/knip/bin/knip.js", "--no-progress"]],
];

/** Resolves to whether the check passed; prints what failed. */
export async function check() {
  const waiting = [...checks];
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      const running = startBun(args, { quiet: true });
      const code = await running.done;
      console.log(`${code === 0 ? "ok    " : "failed"} ${name}`);
      if (code === 0) continue;
      failed++;
      process.stdout.write(`${running.output().trimEnd()}\n`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  console.log(failed ? `${failed} of ${checks.length} checks failed` : "All checks passed");
  return failed === 0;
}

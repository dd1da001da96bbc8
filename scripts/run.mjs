// The launcher behind every `npm run` and `bun run`: plain JavaScript, for Node 20 or Bun alone, before anything is installed.
import { install, installPeers, isInstalled } from "./installation.mjs";
import { becomeBun, endAll, isEnding, root, runBun, Stop, startBun } from "./programs.mjs";

const [command = "start", ...args] = process.argv.slice(2);
// npm and bun say where a command was typed; when started by hand, it is this folder.
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);

/** Imported late, because they may need packages that are installed first. */
const site = () => import("./site.mjs");
const production = process.env.NODE_ENV === "production";

async function prepare() {
  await install();
  await (await site()).buildSite();
}

async function refuseUnprepared() {
  if (isInstalled() && !(await (await site()).isSiteStale())) return;
  throw new Stop("In production nothing is installed or built at the start: run `npm run setup` first.");
}

const commands = {
  setup: prepare,
  start: async () => {
    await (production ? refuseUnprepared() : prepare());
    await becomeBun(["apps/server/main.ts", ...args]);
  },
  dev: async () => {
    await install();
    const server = startBun(["--watch", "--no-clear-screen", "apps/server/main.ts", ...args]);
    const pages = startBun([
      "node_modules/vite/bin/vite.js",
      "apps/web",
      "--port",
      "5173",
      "--clearScreen",
      "false",
    ]);
    const code = await Promise.race([server.done, pages.done]);
    endAll();
    await Promise.all([server.done, pages.done]);
    process.exit(isEnding() ? 0 : code);
  },
  test: async () => {
    await prepare();
    const { getChromium } = await import("./chromium.mjs");
    const env = { CHROMIUM_PATH: await getChromium(), NODE_ENV: "test" };
    await becomeBun(["tests/harness/run.ts", ...args], { env });
  },
  check: async () => {
    await install();
    const { check } = await import("./checks.mjs");
    process.exit((await check()) ? 0 : 1);
  },
  format: async () => {
    await install();
    await runBun(["node_modules/@biomejs/biome/bin/biome", "check", "--write", ...args]);
  },
  scorecards: async () => {
    await (production ? undefined : install());
    await becomeBun(["apps/server/cli.ts", ...args]);
  },
  look: () => runProgram("tests/look.ts", { browser: true }),
  crash: () => runProgram("tests/crash.ts"),
  bench: async () => {
    await prepare();
    await installPeers();
    const { getChromium } = await import("./chromium.mjs");
    await becomeBun(["benchmarks/run.ts", ...args], { env: { CHROMIUM_PATH: await getChromium() } });
  },
};

async function runProgram(path, { browser = false } = {}) {
  await prepare();
  const { getChromium } = await import("./chromium.mjs");
  await becomeBun([path, ...args], { env: browser ? { CHROMIUM_PATH: await getChromium() } : {} });
}

try {
  const chosen = commands[command];
  if (!chosen)
    throw new Stop(`There is no command ${command}; there are ${Object.keys(commands).join(", ")}.`);
  await chosen();
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}

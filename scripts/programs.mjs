// Runs other programs for the launcher and lets Ctrl-C through to them.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(fileURLToPath(import.meta.url), "../..");

/** Ends the launcher with one sentence. */
export class Stop extends Error {}

const parentCheckMs = 500;
const children = new Set();
let ending = false;

// The launcher stays until its children have shut down.
function end(signal) {
  ending = true;
  for (const child of children) child.kill(signal);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the whole group itself; passing it on would make it two.
    if (signal === "SIGINT" && process.stdin.isTTY) ending = true;
    else end(signal);
  });

// A killed npm passes no signal on: without this the server would keep running, unnoticed.
const parent = process.ppid;
if (process.env.npm_lifecycle_event && process.platform !== "win32")
  setInterval(() => process.ppid === parent || ending || end("SIGTERM"), parentCheckMs).unref();

/** Starts a program in the project's folder. `done` resolves to its exit code, as a shell would give it. */
export function start(command, args, { env = {}, quiet = false, cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  children.add(child);
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  const done = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
  }).finally(() => children.delete(child));
  return { child, done, output: () => output };
}

/** Runs a program to its end; a failure stops the launcher, and prints the output of a quiet one. */
export async function run(command, args, options = {}) {
  const running = start(command, args, options);
  const code = await running.done;
  if (ending) process.exit(130);
  if (code === 0) return running.output();
  process.stderr.write(running.output());
  throw new Stop(`${[command, ...args].join(" ").replaceAll(`${root}/`, "")} failed.`);
}

/** Runs a program to its end and exits with its code. */
export async function become(command, args, options = {}) {
  process.exit(await start(command, args, options).done);
}

export const isEnding = () => ending;
export const endAll = () => {
  for (const child of children) child.kill("SIGTERM");
};

let bun;
/** This process if it is Bun, else the npm package's binary, repaired if install scripts are off. */
export function bunPath() {
  bun ??= process.versions.bun ? process.execPath : packagedBun();
  return bun;
}

export const runBun = (args, options) => run(bunPath(), args, options);
export const startBun = (args, options) => start(bunPath(), args, options);
export const becomeBun = (args, options) => become(bunPath(), args, options);

const works = (path) => existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;

function packagedBun() {
  const folder = join(root, "node_modules/bun");
  const path = join(folder, "bin/bun.exe");
  if (works(path)) return path;
  if (existsSync(join(folder, "install.js")))
    spawnSync(process.execPath, ["install.js"], { cwd: folder, stdio: "ignore" });
  if (works(path)) return path;
  throw new Stop(
    "Bun's program is missing from node_modules; run `npm run setup`, or install Bun and use `bun run`.",
  );
}

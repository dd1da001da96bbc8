// Installs what package-lock.json lists, if node_modules does not hold it yet.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bunPath, root, run } from "./programs.mjs";

const lockFile = join(root, "package-lock.json");
/** Holds the hash of the lock file that was installed last. */
const mark = join(root, "node_modules/.installed-lock");

const hashOfLock = () => createHash("sha256").update(readFileSync(lockFile)).digest("hex");
const readOr = (path, otherwise) => (existsSync(path) ? readFileSync(path, "utf8") : otherwise);

export function isInstalled() {
  return readOr(mark, "") === hashOfLock() || matchesNpmsOwn();
}

/** Somebody may have run `npm ci` by hand; npm keeps a list of what it has installed. */
function matchesNpmsOwn() {
  const own = JSON.parse(readOr(join(root, "node_modules/.package-lock.json"), "{}")).packages;
  if (!own) return false;
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, "utf8")).packages);
  return wanted.every(
    ([path, { version, optional }]) => path === "" || optional || own[path]?.version === version,
  );
}

export async function install() {
  if (!isInstalled()) {
    console.error("Installing packages …");
    await installIn(root);
  }
  bunPath();
  if (readOr(mark, "") !== hashOfLock()) writeFileSync(mark, hashOfLock());
}

/** The peers of the benchmarks; the product needs none of them. */
export async function installPeers() {
  const peers = join(root, "benchmarks/peers");
  const installed = join(peers, "node_modules/.installed-lock");
  const lock = readFileSync(join(peers, "package-lock.json"), "utf8");
  if (readOr(installed, "") === lock) return;
  console.error("Installing the peers of the benchmarks …");
  await installIn(peers);
  writeFileSync(installed, lock);
}

async function installIn(cwd) {
  if (process.versions.bun) await run(bunPath(), ["install", "--frozen-lockfile"], { quiet: true, cwd });
  else
    await run(process.platform === "win32" ? "npm.cmd" : "npm", ["ci", "--loglevel=error"], {
      quiet: true,
      cwd,
    });
}

// Builds the site if its sources have changed: in a folder of its own, which then replaces the old one.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { compressFolder } from "./compression.mjs";
import { root, runBun } from "./programs.mjs";

const site = join(root, "apps/web");
const dist = join(site, "dist");
/** Inside dist, so that it always describes this build: the hash of its sources, and its assets. */
const recordFile = join(dist, "build.json");

const readRecord = async () => JSON.parse(await readFile(recordFile, "utf8").catch(() => "{}"));

export async function isSiteStale() {
  return (await readRecord()).sources !== (await hashSources());
}

/** Pages of the previous build may still be open, so its chunks are kept beside the new ones. */
export async function buildSite({ force = false } = {}) {
  if (!existsSync(join(site, "vite.config.ts"))) return;
  const sources = await hashSources();
  const before = await readRecord();
  if (!force && before.sources === sources) return;
  console.log("Building the site …");
  const started = Date.now();
  const fresh = join(site, `.build/${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  try {
    await runVite(["--outDir", fresh]);
    const assets = await readdir(join(fresh, "assets")).catch(() => []);
    await compressFolder(fresh);
    await runVite(["--outDir", join(fresh, ".render"), "--ssr", "src/render.tsx"]);
    await keepAssets(before.assets ?? [], join(fresh, "assets"));
    await writeFile(join(fresh, "build.json"), JSON.stringify({ sources, assets }));
    await putInPlace(fresh);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  console.log(`The site is built (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}

async function runVite(options) {
  const build = ["node_modules/vite/bin/vite.js", "build", "apps/web", "--emptyOutDir", "--logLevel", "warn"];
  await runBun([...build, ...options], { quiet: true, env: { NODE_ENV: "production" } });
}

async function keepAssets(names, into) {
  await mkdir(into, { recursive: true });
  for (const name of names)
    for (const file of [name, `${name}.br`, `${name}.gz`]) {
      const old = join(dist, "assets", file);
      if (existsSync(old)) await cp(old, join(into, file), { force: false });
    }
}

async function putInPlace(fresh) {
  const old = `${fresh}-old`;
  if (existsSync(dist)) await rename(dist, old);
  await rename(fresh, dist);
  await rm(old, { recursive: true, force: true });
}

async function hashSources() {
  const hash = createHash("sha256").update(await readFile(join(root, "package-lock.json")));
  for (const folder of [site, join(root, "packages")])
    for (const file of await listFiles(folder))
      hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
  return hash.digest("hex");
}

async function listFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !["node_modules", "dist", ".build"].includes(name) && !/\.test\.tsx?$/.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? listFiles(path) : [path];
      }),
  );
  return lists.flat();
}

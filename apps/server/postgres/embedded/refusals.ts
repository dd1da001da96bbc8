// The sentences that stop the embedded PostgreSQL from starting; each offers DATABASE_URL as the way out.
import { StartRefusal } from "../../start-refusal.ts";

const wayOut = "or set DATABASE_URL to a PostgreSQL of your own";

export const refusals = {
  musl: () =>
    `The bundled PostgreSQL needs glibc, which this system does not have; install PostgreSQL 15 or later from its packages, ${wayOut}.`,
  noPrograms: () => `No PostgreSQL for this platform was found; install PostgreSQL 15 or later, ${wayOut}.`,
  unreachable: (dataDir: string, barrier: string) =>
    `PostgreSQL refuses to run as root, and an unprivileged user cannot pass ${barrier} to reach DATA_DIR ${dataDir}; start this program as an ordinary user, choose another DATA_DIR, ${wayOut}.`,
  networkFolder: (dataDir: string) =>
    `DATA_DIR ${dataDir} is on a network file system, where a database can be damaged; choose a folder on a local disk, ${wayOut}.`,
  syncedFolder: (dataDir: string, by: string) =>
    `DATA_DIR ${dataDir} is kept in step by ${by}, which damages a database; choose another folder, ${wayOut}.`,
  readOnly: (dataDir: string) =>
    `DATA_DIR ${dataDir} cannot be written to; choose another DATA_DIR, ${wayOut}.`,
  foreign: (dataDir: string) =>
    `The database in DATA_DIR ${dataDir} belongs to another user; start this program as that user, choose another DATA_DIR, ${wayOut}.`,
  diskFull: (dataDir: string) =>
    `The disk of DATA_DIR ${dataDir} is full; make room, choose another DATA_DIR, ${wayOut}.`,
  otherMajor: (dataDir: string, theirs: number, ours: string) =>
    `The database in DATA_DIR ${dataDir} was made by PostgreSQL ${theirs}, but here is ${ours}; make a backup with the version that made it (npm run scorecards -- backup FILE) and restore it into a new DATA_DIR (npm run scorecards -- restore FILE), ${wayOut}.`,
  unresponsive: (dataDir: string, pid: number) =>
    `A PostgreSQL with the process id ${pid} holds DATA_DIR ${dataDir} but does not answer; end it, ${wayOut}.`,
  serverRuns: (dataDir: string, holder: string) =>
    `A server already runs on DATA_DIR ${dataDir}${holder && ` (${holder})`}; stop it first, choose another DATA_DIR, ${wayOut}.`,
  failed: (dataDir: string, why: string) =>
    `The embedded PostgreSQL in DATA_DIR ${dataDir} did not start (${why}); see postgres.log there, ${wayOut}.`,
};

/**
 * An error of the operating system or a PostgreSQL program about the folder, as a
 * refusal; null for any other error.
 */
export function folderRefusal(dataDir: string, said: unknown): StartRefusal | null {
  if (said instanceof StartRefusal) return said;
  const text = said instanceof Error ? `${"code" in said ? said.code : ""} ${said.message}` : String(said);
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/i.test(text))
    return new StartRefusal(refusals.diskFull(dataDir));
  if (/EROFS|EACCES|EPERM|ENOTDIR|EEXIST|Read-only file system|Permission denied/i.test(text))
    return new StartRefusal(refusals.readOnly(dataDir));
  return null;
}

// The folder of the embedded PostgreSQL: its layout, and whether it is fit for a database.
import { access, constants, mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { join, sep } from "node:path";
import { StartRefusal } from "../../start-refusal.ts";
import { folderRefusal, refusals } from "./refusals.ts";

export const layout = (dataDir: string) => ({
  /** Renamed into place whole, so that a half-made cluster is never taken for one. */
  home: join(dataDir, "postgres"),
  cluster: join(dataDir, "postgres", "data"),
  pidFile: join(dataDir, "postgres", "data", "postmaster.pid"),
  password: join(dataDir, "postgres", "password"),
  log: join(dataDir, "postgres.log"),
});

/** From statfs(2): NFS, SMB, CIFS, SMB2, AFS, Ceph. */
const networkFileSystems = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x00c36400]);
const synchronisers =
  /^(Dropbox|OneDrive.*|Google ?Drive|My Drive|iCloud ?Drive|com~apple~CloudDocs|Nextcloud|pCloud ?Drive)$/i;
const abandonedAfterMs = 60 * 60 * 1000;

export async function prepareDataDirectory(dataDir: string): Promise<void> {
  const synced = dataDir.split(sep).find((name) => synchronisers.test(name));
  if (synced) throw new StartRefusal(refusals.syncedFolder(dataDir, synced));
  try {
    // Others may pass through but not look: PostgreSQL runs as another user if this program runs as root.
    await mkdir(dataDir, { recursive: true, mode: 0o711 }).catch((error) => {
      throw folderRefusal(dataDir, error) ?? new StartRefusal(refusals.readOnly(dataDir));
    });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if (networkFileSystems.has((await statfs(dataDir)).type >>> 0))
      throw new StartRefusal(refusals.networkFolder(dataDir));
    await removeAbandoned(dataDir);
  } catch (error) {
    throw folderRefusal(dataDir, error) ?? error;
  }
}

/** A name to build something under before it is renamed into place. */
export const aside = (path: string) => `${path}.new-${process.pid}-${crypto.randomUUID().slice(0, 8)}`;

async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^(postgres|pg-\d+)\.(new|old)-/.test(name)) continue;
    const { mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - mtimeMs > abandonedAfterMs)
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

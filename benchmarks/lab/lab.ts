// The laboratory: one PostgreSQL as durable as in production, databases on it, and everything closed at the end.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#server/postgres/embedded/embedded.ts";
import { atEnd } from "#tests/harness/closing.ts";
import { clusterVariable } from "#tests/harness/cluster.ts";
import { freshDatabase } from "#tests/harness/database.ts";
import type { Table } from "./figures.ts";

export interface Lab {
  table: Table;
  /** A migrated database of its own on the one cluster. */
  database(): Promise<string>;
  /** An empty database, for a peer that brings its own tables. */
  emptyDatabase(): Promise<string>;
  /** A folder that is deleted at the end. */
  folder(): Promise<string>;
}

export async function openLab(table: Table): Promise<Lab> {
  const folder = async () => {
    const path = await mkdtemp(join(tmpdir(), "scorecards-bench-"));
    atEnd(() => rm(path, { recursive: true, force: true }));
    return path;
  };
  // No settings of our own but more connections: fsync and synchronous commit are on, as `npm start` has them.
  const postgres = await startEmbedded({ dataDir: await folder(), settings: { max_connections: "200" } });
  atEnd(postgres.stop);
  process.env[clusterVariable] = postgres.url;
  let empty = 0;
  return {
    table,
    folder,
    database: async () => (await freshDatabase()).url,
    async emptyDatabase() {
      const name = `peer_${++empty}`;
      const admin = new pg.Client({ connectionString: postgres.url });
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      return url.href;
    },
  };
}

// A site on the oldest PostgreSQL, backed up and restored on the newest, is the same site: `npm run crash majors`.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { makeCluster } from "#server/postgres/embedded/cluster.ts";
import { prepareDataDirectory } from "#server/postgres/embedded/data-directory.ts";
import { startEmbedded } from "#server/postgres/embedded/embedded.ts";
import { chooseSystemUser } from "#server/postgres/embedded/system-user.ts";
import { migrate } from "#server/postgres/migrate.ts";
import { closeAll } from "../harness/closing.ts";
import { scorecards } from "../harness/command-line.ts";
import { digestOf } from "../harness/digest.ts";
import { accepted, openTestSite, type TestSite } from "../harness/site.ts";
import { newDataDir, removeDataDir } from "./processes.ts";

const OLDEST = 15;
const bin = `/usr/lib/postgresql/${OLDEST}/bin`;
const settings = { fsync: "off" };

export async function majors(): Promise<boolean> {
  if (!existsSync(join(bin, "initdb"))) {
    console.error(
      `There is no PostgreSQL ${OLDEST} in ${bin}: install it (on Debian \`apt-get install postgresql-${OLDEST}\`) and run this again.`,
    );
    return false;
  }
  const folder = await newDataDir();
  const [oldDir, newDir, file] = [join(folder, "old"), join(folder, "new"), join(folder, "site.backup")];
  await makeOldCluster(oldDir);
  const old = await startEmbedded({ dataDir: oldDir, settings });
  const next = await startEmbedded({ dataDir: newDir, settings });
  try {
    await migrate({ url: old.url });
    const before = await openTestSite({ databaseUrl: old.url });
    await play(before);
    const saved = await scorecards(["backup", file], { url: old.url });
    const restored = await scorecards(["restore", file], { url: next.url });
    const verified = await scorecards(["verify"], { url: next.url });
    for (const { out, said } of [saved, restored, verified]) process.stdout.write(out + said);
    const after = await openTestSite({ databaseUrl: next.url });
    const [from, to] = [await serverVersion(before), await serverVersion(after)];
    const same = (await digestOf(before)) === (await digestOf(after));
    console.log(`From PostgreSQL ${from} to ${to}: ${same ? "the same rows" : "DIFFERENT rows"}`);
    return same && from < to && [saved, restored, verified].every(({ code }) => code === 0);
  } finally {
    await closeAll();
    await old.stop();
    await next.stop();
    await removeDataDir(folder);
  }
}

async function makeOldCluster(dataDir: string): Promise<void> {
  await prepareDataDirectory(dataDir);
  const programs = {
    major: OLDEST,
    initdb: join(bin, "initdb"),
    postgres: join(bin, "postgres"),
    pgCtl: join(bin, "pg_ctl"),
  };
  await makeCluster(dataDir, programs, await chooseSystemUser(dataDir), settings);
}

/** A tournament with people, scores, a bracket, feedback and an undo. */
async function play(site: TestSite): Promise<void> {
  const owner = await site.register();
  const { token } = owner;
  const { tournament, aces, blockers } = await site.withTeams(owner);
  const at = `/api/tournaments/${tournament._id}`;
  const game = { tournament: tournament._id, team1: aces._id, team2: blockers._id };
  for (const [scoreTeam1, scoreTeam2] of [
    [25, 20],
    [18, 25],
  ])
    await accepted(site.call("POST", "/api/games", { token, body: { ...game, scoreTeam1, scoreTeam2 } }));
  await accepted(site.call("POST", `${at}/playoffs`, { token, body: { method: "standard" } }));
  await accepted(site.call("POST", `/api/feedback/${tournament._id}`, { body: { text: "Ünïcödé 🏐" } }));
  const { changes } = await accepted(site.call("GET", `${at}/history`, { token }));
  await accepted(site.call("POST", `${at}/history/${changes[0].change}/undo`, { token, body: {} }));
}

async function serverVersion({ site }: TestSite): Promise<number> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(site.db);
  return Math.floor(Number(rows[0]!.server_version_num) / 10_000);
}

// The embedded PostgreSQL over its whole life, with real processes: start, a second server, a crash, a stop.
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { StartRefusal } from "../../start-refusal.ts";
import { isPostgres, readPidFile } from "./adopt.ts";
import { startEmbedded } from "./embedded.ts";
import { shutDown } from "./shut-down.ts";

const settings = { fsync: "off" };
let parent: string;
let dataDir: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "scorecards-embedded-"));
  // As root, PostgreSQL's own user has to pass through.
  await Bun.$`chmod 711 ${parent}`;
  dataDir = join(parent, "data");
});
afterAll(async () => {
  const left = await readPidFile(dataDir);
  if (left) await shutDown(dataDir, left.pid);
  await rm(parent, { recursive: true, force: true });
});

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const holderPid = async () => (await readPidFile(dataDir))?.pid ?? 0;

/** Another server process; resolves when its database is up. */
async function startChild() {
  const program = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dir, "embedded.ts"))};
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, settings: { fsync: "off" } });
    console.log(url);
    setInterval(() => {}, 1_000);`;
  const child = Bun.spawn([process.execPath, "-e", program], { stdout: "pipe", stderr: "inherit" });
  const reader = child.stdout.getReader();
  const { value } = await reader.read();
  reader.releaseLock();
  return { child, url: new TextDecoder().decode(value).trim() };
}

test("the first start makes a database that only the password opens", async () => {
  const first = await startEmbedded({ dataDir, settings });
  expect(first.fresh).toBe(true);
  expect(await query(first.url, "show server_encoding")).toEqual([{ server_encoding: "UTF8" }]);
  await query(first.url, "create table kept as select 'Aces' as name");
  const stranger = query(first.url.replace(/:[0-9a-f]+@/, ":guess@"), "select 1");
  expect(stranger).rejects.toThrow("password authentication failed");
  expect((await stat(join(dataDir, "postgres/password"))).mode & 0o777).toBe(0o600);
  await first.stop();
});

test("nothing half-made is left beside it", async () => {
  expect((await readdir(dataDir)).filter((name) => name.includes(".new-"))).toEqual([]);
});

test("stop leaves no process, and may be called twice", async () => {
  const server = await startEmbedded({ dataDir, settings });
  const pid = await holderPid();
  expect(await isPostgres(pid)).toBe(true);
  await Promise.all([server.stop(), server.stop()]);
  expect(await isPostgres(pid)).toBe(false);
  expect(await readPidFile(dataDir)).toBeNull();
});

test("a second server is refused in one sentence, and the first goes on", async () => {
  const server = await startEmbedded({ dataDir, settings, address: "http://127.0.0.1:3000" });
  const second = await startEmbedded({ dataDir, settings }).catch((error) => error);
  expect(second).toBeInstanceOf(StartRefusal);
  expect(second.message).toContain(`process ${process.pid} http://127.0.0.1:3000`);
  expect(second.message).toContain("DATABASE_URL");
  expect(await query(server.url, "select name from kept")).toEqual([{ name: "Aces" }]);
  await server.stop();
});

test("a command shares a running server's database and leaves it running", async () => {
  const server = await startEmbedded({ dataDir, settings });
  const command = await startEmbedded({ dataDir, settings, share: true });
  expect(command.url).toBe(server.url);
  await command.stop();
  expect(await query(server.url, "select name from kept")).toEqual([{ name: "Aces" }]);
  await server.stop();
});

test("a killed server's PostgreSQL is adopted with everything in it", async () => {
  const { child, url } = await startChild();
  await query(url, "insert into kept values ('Eagles')");
  const orphan = await holderPid();
  child.kill("SIGKILL");
  await child.exited;
  expect(await isPostgres(orphan)).toBe(true);

  const next = await startEmbedded({ dataDir, settings });
  expect(next.fresh).toBe(false);
  expect(await holderPid()).toBe(orphan);
  expect(await query(next.url, "select name from kept order by name")).toEqual([
    { name: "Aces" },
    { name: "Eagles" },
  ]);
  await next.stop();
  expect(await isPostgres(orphan)).toBe(false);
});

test("after a restart of the machine its old process id may be anyone's", async () => {
  const pidFile = join(dataDir, "postgres/data/postmaster.pid");
  await Bun.write(pidFile, `${process.pid}\n${join(dataDir, "postgres/data")}\n1\n1\n\n127.0.0.1\n\n`);
  const server = await startEmbedded({ dataDir, settings });
  expect(await query(server.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await server.stop();
});

test("a PostgreSQL that is killed comes back at the same address", async () => {
  const server = await startEmbedded({ dataDir, settings });
  process.kill(await holderPid(), "SIGKILL");
  let names: unknown = null;
  for (let attempt = 0; attempt < 100 && !names; attempt++) {
    await Bun.sleep(100);
    names = await query(server.url, "select name from kept order by name").catch(() => null);
  }
  expect(names).toEqual([{ name: "Aces" }, { name: "Eagles" }]);
  await server.stop();
});

test("data of another major is refused with the way over: backup and restore", async () => {
  const versionFile = Bun.file(join(dataDir, "postgres/data/PG_VERSION"));
  const version = await versionFile.text();
  await Bun.write(versionFile, "14\n");
  const refusal = await startEmbedded({ dataDir, settings }).catch((error) => error);
  await Bun.write(versionFile, version);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(refusal.message).toMatch(/made by PostgreSQL 14.*backup.*restore.*DATABASE_URL/);
});

test("a folder that cannot be is refused in one sentence", async () => {
  for (const folder of ["/dev/null/data", join(parent, "Dropbox", "data")]) {
    const refusal = await startEmbedded({ dataDir: folder, settings }).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartRefusal);
    expect(refusal.message).toMatch(/^DATA_DIR .*DATABASE_URL.*\.$/);
  }
});

// The tail while its database is silent, or refuses LISTEN: one line at the start, one at the end, and it listens again afterwards.
import { afterAll, expect, spyOn, test } from "bun:test";
import pg from "pg";
import { openTail } from "#server/log/tail.ts";
import { openDatabase, openPool } from "#server/postgres/connect.ts";
import { atEnd } from "../harness/closing.ts";
import { freshDatabase } from "../harness/database.ts";
import { eventually } from "../harness/log-of.ts";
import { openSilentNetwork } from "../harness/silent-network.ts";
import { openTestSite } from "../harness/site.ts";

const said: string[] = [];
const spies = (["error", "log"] as const).map((level) =>
  spyOn(console, level).mockImplementation((line: string) => void said.push(line)),
);
afterAll(() => {
  for (const spy of spies) spy.mockRestore();
});

test("a network that swallows what is open: said once, over once, and notices come again", async () => {
  const { url } = await freshDatabase();
  const network = await openSilentNetwork(url);
  const db = openDatabase(openPool({ url: network.url, answerMs: 200 }));
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  let notices = 0;
  const tail = await openTail({
    db,
    listenUrl: network.url,
    onChanges: () => {},
    onEpoch: () => {},
    onSilence: () => {},
    also: { channel: "bells", onNotice: () => notices++ },
  });
  atEnd(async () => {
    await tail.stop();
    await admin.end();
    await db.destroy();
  });

  network.fallSilent();
  for (let reading = 0; reading < 3; reading++) await tail.readNow();
  expect(said).toEqual([expect.stringMatching(/^The log could not be read: /)]);

  network.replace();
  await eventually(() => expect(said).toHaveLength(2), 30_000);
  expect(said[1]).toMatch(/^The log is read again, after /);
  await eventually(async () => {
    const before = notices;
    await admin.query("notify bells");
    await eventually(() => expect(notices).toBeGreaterThan(before), 500);
  });
});

// Nobody could stop the server then: it waited for the end of a connection on which nothing comes any more.
test("a server that hears nothing from its database stops all the same", async () => {
  const { url } = await freshDatabase();
  const network = await openSilentNetwork(url);
  const site = await openTestSite({ databaseUrl: network.url });
  await site.register();
  network.fallSilent();
  await site.stop();
}, 20_000);

// The poll does the work of notices, so nobody noticed that there were none.
test("a database that is read and refuses to be listened to: said once it lasts, and over once", async () => {
  const { url } = await freshDatabase();
  const db = openDatabase(openPool({ url }));
  const ear = `ear_${crypto.randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create role ${ear} password 'secret'`);
  const listenUrl = new URL(url);
  Object.assign(listenUrl, { username: ear, password: "secret" });
  said.length = 0;
  const tail = await openTail({
    db,
    listenUrl: listenUrl.href,
    onChanges: () => {},
    onEpoch: () => {},
    onSilence: () => {},
  });
  const now = Date.now;
  const later = spyOn(Date, "now");
  atEnd(async () => {
    later.mockRestore();
    await tail.stop();
    await admin.query(`drop role ${ear}`);
    await admin.end();
    await db.destroy();
  });
  await tail.readNow();
  expect(said).toEqual([]);
  later.mockImplementation(() => now() + 11_000);
  await eventually(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatch(/^Nothing is heard of what other servers write.*: .*is not permitted to log in$/);
  await admin.query(`alter role ${ear} login`);
  await eventually(() => expect(said).toHaveLength(2));
  expect(said[1]).toMatch(/^What other servers write is heard of again, after /);
});

// The tail while its database is silent, or refuses LISTEN: one line at the start, one at the end,
// and it listens again afterwards.
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

// Nobody could stop the server then: it waited for the end of a connection on which nothing came any more.
test("a server that gets no answer from its database can still stop", async () => {
  const { url } = await freshDatabase();
  const network = await openSilentNetwork(url);
  const site = await openTestSite({ databaseUrl: network.url });
  await site.register();
  network.fallSilent();
  await site.stop();
}, 20_000);

// The poll replaces the notices, so nobody noticed that there were none.
test("a database that can be read but refuses LISTEN: reported once it lasts, and once it is over", async () => {
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
  expect(said[0]).toMatch(
    /^Notices of what other servers write do not arrive.*: .*is not permitted to log in$/,
  );
  await admin.query(`alter role ${ear} login`);
  await eventually(() => expect(said).toHaveLength(2));
  expect(said[1]).toMatch(/^Notices of what other servers write arrive again, after /);
});

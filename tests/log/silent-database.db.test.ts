// The tail while its database is silent: one line at the start, one at the end, and it listens again afterwards.
import { afterAll, expect, spyOn, test } from "bun:test";
import pg from "pg";
import { openTail } from "#server/log/tail.ts";
import { openDatabase, openPool } from "#server/postgres/connect.ts";
import { atEnd } from "../harness/closing.ts";
import { freshDatabase } from "../harness/database.ts";
import { eventually } from "../harness/log-of.ts";
import { openSilentNetwork } from "../harness/silent-network.ts";

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

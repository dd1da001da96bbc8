// A replaced history is announced without a pause: nobody sees its epoch before everything known is void.
import { expect, test } from "bun:test";
import type { KyselyPlugin, PluginTransformQueryArgs } from "kysely";
import type { Positioned } from "#server/log/read-changes.ts";
import { openTail } from "#server/log/tail.ts";
import { openDatabase, openPool } from "#server/postgres/connect.ts";
import { changesOf } from "../given.ts";
import { atEnd } from "../harness/closing.ts";
import { freshDatabase } from "../harness/database.ts";
import { springOpen } from "../spring-open.ts";

test("the new epoch is known only once all before it is dropped, also when the first reading of it fails", async () => {
  const database = await freshDatabase();
  const db = openDatabase(openPool({ url: database.url }));
  let onPosition = () => {};
  const watched: KyselyPlugin = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => "last" in row)) onPosition();
      return result;
    },
  };
  const dropped: string[] = [];
  const tail = await openTail({
    db: db.withPlugin(watched),
    listenUrl: database.url,
    onChanges: () => {},
    onEpoch: () => dropped.push(tail.epoch()),
    onSilence: () => {},
  });
  atEnd(async () => {
    await tail.stop();
    await db.destroy();
    await database.drop();
  });
  const before = tail.epoch();
  const seen: string[] = [];
  onPosition = () => {
    seen.push(tail.epoch());
    if (seen.length === 1) throw new Error("the connection is lost");
  };
  await db.updateTable("epoch").set({ value: "abc123" }).execute();
  await tail.readNow();
  await tail.readNow();
  expect(seen).toEqual([before, before]);
  expect(dropped).toEqual(["abc123"]);
});

test("what was written under the epoch before is not taken in after the new one, though its position follows", async () => {
  const database = await freshDatabase();
  const db = openDatabase(openPool({ url: database.url }));
  const told: Positioned[] = [];
  const tail = await openTail({
    db,
    listenUrl: database.url,
    onChanges: (changes) => told.push(...changes),
    onEpoch: () => {},
    onSilence: () => {},
  });
  atEnd(async () => {
    await tail.stop();
    await db.destroy();
    await database.drop();
  });
  const [first, second] = changesOf(...springOpen());
  const before = tail.epoch();
  tail.appends();
  await db.updateTable("epoch").set({ value: "abc123" }).execute();
  await tail.readNow();
  tail.wrote(before, [{ position: 1, change: first! }]);
  expect(told).toEqual([]);
  tail.appends();
  tail.wrote("abc123", [{ position: 1, change: second! }]);
  expect(told).toEqual([{ position: 1, change: second! }]);
});

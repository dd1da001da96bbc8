// A server that is stopped in order hands its readers over and answers the requests in progress.
import { expect, test } from "bun:test";
import { follow } from "../crash/follower.ts";
import { eventually, logOf } from "../harness/log-of.ts";
import { openTestSite, type TestSite, type WithTeams } from "../harness/site.ts";

test("readers are told, go on at another server with patches alone, and a write under way is answered", async () => {
  const keeper = await openTestSite();
  const leaving = await openTestSite({ databaseUrl: keeper.databaseUrl });
  const owner = await keeper.register();
  const open = await keeper.withTeams(owner);
  const path = `/api/tournaments/${open.tournament._id}/live`;
  const kept = follow(() => [keeper.url], path);
  const moved = follow(() => [leaving.url, keeper.url], path);
  const addGame = (site: TestSite, open: WithTeams) => site.game(owner, open);
  const bothHaveAll = async () => {
    const newest = (await logOf(keeper, open.tournament._id)).length;
    await eventually(() => expect([kept.version(), moved.version()]).toEqual([newest, newest]));
  };
  await bothHaveAll();
  await addGame(leaving, open);
  await bothHaveAll();

  // Into another tournament: a page that leaves in the middle of a burst may get a snapshot.
  const busy = await keeper.withTeams(owner);
  const writes = Array.from({ length: 20 }, () => addGame(leaving, busy));
  // The first answer shows that the others are on their way.
  await Promise.race(writes);
  await leaving.stop();
  const answered = (await Promise.allSettled(writes)).filter(({ status }) => status === "fulfilled");
  expect(answered).toHaveLength(20);

  await addGame(keeper, open);
  await bothHaveAll();
  expect(moved.ends).toEqual(["server-stops"]);
  expect(moved.opened).toBe(2);
  expect(moved.faults).toEqual([]);
  expect(moved.snapshots).toBe(1);
  expect(moved.seen.at(-1)).toEqual(kept.seen.at(-1)!);
  for (const reader of [kept, moved]) await reader.stop();
});

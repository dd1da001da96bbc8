// A server that is stopped in order hands its readers over and answers what is under way.
import { expect, test } from "bun:test";
import { follow } from "../crash/follower.ts";
import { eventually, logOf } from "../harness/log-of.ts";
import { accepted, openTestSite } from "../harness/site.ts";

test("readers are told, go on at another server with patches alone, and a write under way is answered", async () => {
  const keeper = await openTestSite();
  const leaving = await openTestSite({ databaseUrl: keeper.databaseUrl });
  const owner = await keeper.register();
  const { tournament, aces, blockers } = await keeper.withTeams(owner);
  const path = `/api/tournaments/${tournament._id}/live`;
  const kept = follow(() => [keeper.url], path);
  const moved = follow(() => [leaving.url, keeper.url], path);
  await eventually(() => expect([kept.opened, moved.opened]).toEqual([1, 1]));
  await eventually(() => expect(moved.seen.length).toBeGreaterThan(0));

  const body = { tournament: tournament._id, team1: aces._id, team2: blockers._id };
  const writes = Array.from({ length: 20 }, () =>
    accepted(leaving.call("POST", "/api/games", { token: owner.token, body })),
  );
  // The first answer shows that the others are on their way.
  await Promise.race(writes);
  await leaving.stop();
  const answered = (await Promise.allSettled(writes)).filter(({ status }) => status === "fulfilled");
  expect(answered).toHaveLength(20);

  await accepted(keeper.call("POST", "/api/games", { token: owner.token, body }));
  const newest = (await logOf(keeper, tournament._id)).length;
  await eventually(() => expect([kept.version(), moved.version()]).toEqual([newest, newest]));
  expect(moved.ends).toEqual(["server-stops"]);
  expect(moved.opened).toBe(2);
  expect(moved.faults).toEqual([]);
  expect(moved.snapshots).toBe(1);
  expect(moved.seen.at(-1)).toEqual(kept.seen.at(-1)!);
  for (const reader of [kept, moved]) await reader.stop();
});

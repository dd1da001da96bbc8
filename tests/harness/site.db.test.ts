// The test site itself: a stranger to it registers, organises and is seen by visitors.
import { expect, test } from "bun:test";
import { openTestSite } from "./site.ts";

test("a test site registers people, makes the first fixture and serves pages", async () => {
  const { call, register, withTeams } = await openTestSite();
  const owner = await register();
  const { tournament, aces } = await withTeams(owner);
  expect(tournament).toMatchObject({ linkindex: "spring-open-05042024", owner: owner.account });
  expect(aces).toMatchObject({ name: "Aces", division: { name: "Gold" } });
  const { body } = await call("GET", `/api/teams/${tournament._id}`);
  expect(body.map(({ name }: { name: string }) => name)).toEqual([
    "Aces",
    "Blockers",
    "BYE - Referee",
    "Crush",
    "Diggers",
  ]);
  expect((await call("GET", "/api/nothing")).body).toMatchObject({ code: "unknown-call" });
});

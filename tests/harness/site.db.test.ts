// The test site itself: a new person registers, organises and is seen by visitors.
import { expect, test } from "bun:test";
import { listen } from "#server/http/listen.ts";
import { onFreePort } from "./free-port.ts";
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

test("a port that another server was quicker to take is given up for the next one", async () => {
  const { site } = await openTestSite();
  const offered: number[] = [];
  const started = await onFreePort(async (port) => {
    offered.push(port);
    if (offered.length === 1) await listen(site);
    return port;
  });
  expect([offered.length, started]).toEqual([2, offered[1]!]);
  await expect(onFreePort(() => listen(site))).rejects.toThrow(`Port ${site.config.port} is taken`);
  await expect(onFreePort(() => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
});

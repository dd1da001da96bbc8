// The properties of undo with two servers at work at once: a short form of `npm run crash undo`.
import { expect, test } from "bun:test";
import { openTestSite } from "../harness/site.ts";
import { undoRoundOnTwoServers } from "../undo-on-two-servers.ts";
import { nothingTried } from "../undo-properties.ts";

const ROUNDS = 6;

test("undo restores, whichever server decides it and whatever the other does meanwhile", async () => {
  const one = await openTestSite();
  const two = await openTestSite({ databaseUrl: one.databaseUrl });
  const tried = nothingTried();
  for (let seed = 1; seed <= ROUNDS; seed++) await undoRoundOnTwoServers([one.site, two.site], seed, tried);
  expect(tried.undos).toBeGreaterThan(100);
  expect(tried.withDependents).toBeGreaterThan(5);
  expect(tried.redos).toBeGreaterThan(5);
});

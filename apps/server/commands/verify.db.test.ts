// Verifying: what is written meanwhile is not reported and stays; nor is a deleted tournament reported.
import { expect, test } from "bun:test";
import type { KyselyPlugin } from "kysely";
import { accepted, openTestSite } from "#tests/harness/site.ts";
import { verifyOne } from "./verify.ts";

// A card that was newer than the reading was reported and replaced by the older one.
test("a change that comes between reading the log and its card", async () => {
  const site = await openTestSite();
  const { token, ...owner } = await site.register();
  const { _id } = await site.tournament({ token, ...owner });
  const nameOnCard = async () =>
    (await accepted(site.call("GET", "/api/admin/tournaments", { token }))).map(
      ({ name }: { name: string }) => name,
    );
  let isRenamed = false;
  const renaming: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isRenamed) {
        isRenamed = true;
        const body = { name: "Summer Open" };
        await accepted(site.call("PUT", `/api/tournaments/${_id}`, { token, body }));
      }
      return result;
    },
  };
  const { changes, faults } = await verifyOne(site.site.db.withPlugin(renaming), _id);
  expect({ isRenamed, changes, faults }).toEqual({ isRenamed: true, changes: 1, faults: [] });
  expect(await nameOnCard()).toEqual(["Summer Open"]);
});

test("a deleted tournament and a restored one have no faults", async () => {
  const site = await openTestSite();
  const owner = await site.register();
  const { _id } = await site.tournament(owner);
  const verified = async () => (await verifyOne(site.site.db, _id)).faults;
  await accepted(site.call("DELETE", `/api/tournaments/${_id}`, owner));
  expect(await verified()).toEqual([]);
  await accepted(site.call("POST", `/api/tournaments/${_id}/restore`, owner));
  expect(await verified()).toEqual([]);
});

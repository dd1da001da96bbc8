// A server that is opened while another one writes misses nothing that comes before it is ready.
import { expect, spyOn, test } from "bun:test";
import { eventually } from "../harness/log-of.ts";
import { accepted, openTestSite } from "../harness/site.ts";

test("a server opened in the midst of writing takes in each change, and shows the newest card of each", async () => {
  const writer = await openTestSite();
  const owner = await writer.register();
  const { _id } = await writer.tournament(owner);
  const complained = spyOn(console, "error");
  let isWriting = true;
  let written = 0;
  const renaming = (async () => {
    const path = `/api/tournaments/${_id}`;
    for (; isWriting; written++)
      await accepted(writer.call("PUT", path, { token: owner.token, body: { name: `Open ${written + 1}` } }));
  })();
  const opened = [];
  for (let round = 0; round < 6; round++)
    opened.push(await openTestSite({ databaseUrl: writer.databaseUrl }));
  isWriting = false;
  await renaming;
  for (const { site } of opened)
    await eventually(() => expect(site.home.published()).toMatchObject([{ name: `Open ${written}` }]));
  expect(complained.mock.calls).toEqual([]);
  complained.mockRestore();
});

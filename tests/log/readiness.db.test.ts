// A server that knows of a change but has not read it is not ready, and is ready again once it has.
import { expect, test } from "bun:test";
import pg from "pg";
import { atEnd } from "../harness/closing.ts";
import { freshDatabase } from "../harness/database.ts";
import { eventually } from "../harness/log-of.ts";
import { openSilentNetwork } from "../harness/silent-network.ts";
import { openTestSite, type TestSite } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";

const readiness = async (site: TestSite) => {
  const { status, body } = await site.call("GET", "/readyz");
  return status === 200 ? "ready" : body.code;
};

test("behind: not ready; caught up: ready, and the metrics tell the lag", async () => {
  const site = await openTestSite();
  const writer = await openTestSite({ databaseUrl: site.databaseUrl });
  const owner = await writer.register();
  const admin = new pg.Client({ connectionString: site.databaseUrl });
  admin.on("error", () => {});
  await admin.connect();
  atEnd(() => admin.end());
  expect(await readiness(site)).toBe("ready");

  // The log cannot be read for a while, after a notice that there is something to read.
  await admin.query("begin; lock table changes in access exclusive mode");
  const told = new pg.Client({ connectionString: site.databaseUrl });
  told.on("error", () => {});
  await told.connect();
  await told.query("select pg_notify('log', '1')");
  await told.end();
  await eventually(async () => expect(await readiness(site)).toBe("behind"));
  const { body } = await site.call("GET", "/metrics");
  expect(Number(/^scorecards_tail_lag_seconds (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(2);

  await admin.query("commit");
  await writer.tournament(owner);
  await eventually(async () => expect(await readiness(site)).toBe("ready"));
  expect(site.site.tail.position()).toBe(1);
});

test("a database that hangs: not ready, said at once to all, streams end after a while; all as before after it", async () => {
  const { url } = await freshDatabase();
  const network = await openSilentNetwork(url);
  const site = await openTestSite({ databaseUrl: network.url });
  const owner = await site.register();
  const { _id } = await site.tournament(owner);
  const addresses = ["/api/live", `/api/tournaments/${_id}/live`].map((path) => `${site.url}${path}`);
  const streams = await Promise.all(addresses.map((address) => openStream(address)));
  expect(await readiness(site)).toBe("ready");
  network.fallSilent();
  const asked = Array.from({ length: 12 }, () =>
    fetch(`${site.url}/readyz`, { signal: AbortSignal.timeout(8000) }),
  );
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 503));
  expect((await site.call("GET", "/healthz")).status).toBe(200);
  await Promise.all(streams.map(({ ended }) => ended));
  for (const { frames } of streams)
    expect(frames.at(-1)).toMatchObject({ event: "end", data: { reason: "behind" } });
  network.replace();
  await eventually(async () => expect(await readiness(site)).toBe("ready"), 40_000);
  const again = await openStream(addresses[1]!);
  await again.next("snapshot");
  again.close();
});

test("a server that cannot read the log opens no stream as if it knew what is new; another one does", async () => {
  const site = await openTestSite();
  const owner = await site.register();
  const { _id } = await site.tournament(owner);
  const { tail, home } = site.site;
  await home.waitFor(1, 5000);
  const { silentMs } = tail;
  tail.silentMs = () => 11_000;
  for (const path of [`/api/tournaments/${_id}/live`, "/api/live"]) {
    const { status, body } = await site.call("GET", path);
    expect([status, body.code]).toEqual([503, "behind"]);
  }
  expect(await readiness(site)).toBe("not-ready");
  // Nor for a request that was still waiting when the streams ended: its stream started afterwards and was called live.
  const { sessions } = site.site;
  const { sessionOf } = sessions;
  tail.silentMs = silentMs;
  sessions.sessionOf = (request) => {
    tail.silentMs = () => 11_000;
    return sessionOf(request);
  };
  const { token } = owner;
  expect((await site.call("GET", `/api/tournaments/${_id}/live`, { token })).status).toBe(503);
  sessions.sessionOf = sessionOf;
  // What is known can still be read, but is not confirmed as the newest.
  const polls = [`/api/tournaments/${_id}/snapshot`, "/api/tournaments/published"];
  const known = await Promise.all(polls.map((path) => site.call("GET", path)));
  const polled = () =>
    Promise.all(
      polls.map(async (path, index) => {
        const headers = { "if-none-match": known[index]!.headers.get("etag")! };
        return (await site.call("GET", path, { headers })).status;
      }),
    );
  expect(known.map(({ status }) => status)).toEqual([200, 200]);
  expect(await polled()).toEqual([503, 503]);
  tail.silentMs = silentMs;
  expect(await polled()).toEqual([304, 304]);
  const stream = await openStream(`${site.url}/api/tournaments/${_id}/live`);
  await stream.next("snapshot");
  stream.close();
});

// Rule 26 on every read of the table: for others an unpublished tournament does not exist, on any path.
import { beforeAll, describe, expect, test } from "bun:test";
import { digestOf } from "../harness/digest.ts";
import { accepted, openTestSite, type TestSite } from "../harness/site.ts";
import { openStream } from "../harness/stream.ts";
import { ALL_CALLS } from "./calls/all.ts";
import { answerOf, methodOf, send } from "./calls/call.ts";
import { makePeople, makeStage, type People, type Stage } from "./calls/stage.ts";

let site: TestSite;
let people: People;
let published: Stage;
let hidden: Stage;

beforeAll(async () => {
  site = await openTestSite();
  people = await makePeople(site);
  published = await makeStage(site, people);
  hidden = await makeStage(site, people, false);
});

const readers = ALL_CALLS.filter(({ who }) => who === "reader");
const reads = readers.filter((call) => methodOf(call) === "GET");

test("to visitors, strangers, the invited and those with a bad token it is 404", async () => {
  expect(readers.length).toBeGreaterThan(15);
  const before = await digestOf(site);
  for (const token of [undefined, people.stranger.token, people.guest.token, "forged"]) {
    for (const call of readers) {
      const { status, body } = await send(call, hidden, token);
      expect({ call: call.call, status, body }).toMatchObject({
        call: call.call,
        status: 404,
        body: { error: "There is no such tournament.", code: "unknown-tournament" },
      });
    }
  }
  expect(await digestOf(site)).toBe(before);
});

test("its organisers see all of it, and no shared cache keeps it", async () => {
  for (const { token } of [people.owner, people.co]) {
    for (const call of reads) {
      const { status, body, headers } = await send(call, hidden, token);
      expect({ status, body }).toMatchObject({ status: 200, body: answerOf(call, hidden) });
      if (!call.call.endsWith("/live")) expect(headers.get("cache-control")).toBe("private, no-store");
    }
  }
});

test("a published one is open to all, and cached for 5 s at most", async () => {
  for (const call of reads) {
    const { status, body, headers } = await send(call, published, undefined);
    expect({ status, body }).toMatchObject({ status: 200, body: answerOf(call, published) });
    if (!call.call.endsWith("/live"))
      expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=5");
  }
});

test("how it was is for organisers, of a published one too", async () => {
  const path = `/api/tournaments/${published.ids.tournament}/snapshot?at=2999-01-01T00:00:00Z`;
  expect((await site.call("GET", path)).status).toBe(401);
  expect((await site.call("GET", path, { token: people.stranger.token })).status).toBe(403);
  expect((await site.call("GET", path, { token: people.co.token })).status).toBe(200);
});

test("lists name none of it", async () => {
  const { token } = people.owner;
  const url = `${site.site.publicUrl}/${hidden.ids.link}`;
  await accepted(site.call("POST", "/api/share", { token, body: { url, platform: "Facebook" } }));
  for (const path of ["/api/tournaments/published", "/api/feedback", "/api/share"]) {
    for (const bearer of [undefined, people.stranger.token]) {
      const { status, body } = await site.call("GET", path, { token: bearer });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(hidden.ids.link);
      expect(JSON.stringify(body)).not.toContain(hidden.ids.tournament);
    }
  }
  expect((await site.call("GET", "/api/share", { token })).body).toMatchObject([{ url }]);
  const home = await openStream(`${site.url}/api/live`);
  expect(JSON.stringify((await home.next("snapshot")).data)).not.toContain(hidden.ids.tournament);
  home.close();
});

describe("unpublishing", () => {
  test("ends open visitors' streams, and its organiser's stays", async () => {
    const stage = await makeStage(site, people);
    const { tournament } = stage.ids;
    const live = `${site.url}/api/tournaments/${tournament}/live`;
    const visitor = await openStream(live);
    const foreign = await openStream(live, { authorization: `Bearer ${people.stranger.token}` });
    const own = await openStream(live, { authorization: `Bearer ${people.owner.token}` });
    for (const stream of [visitor, foreign, own]) await stream.next("snapshot");
    const { token } = people.owner;
    await accepted(
      site.call("PUT", `/api/tournaments/${tournament}`, { token, body: { isPublished: false } }),
    );
    for (const stream of [visitor, foreign]) {
      expect((await stream.next()).event).toBe("end");
      await stream.ended;
      expect(stream.frames.some(({ event }) => event === "patch")).toBe(false);
    }
    expect((await own.next("patch")).data.set.tournament.isPublished).toBe(false);
    own.close();
  });
});

// The home page's list takes patches and stays newest first.
import { afterEach, expect, test } from "bun:test";
import { type HomeCard, PROTOCOL } from "#projections/views.ts";
import { applyHomePatch, homeSource } from "./home-tournaments.ts";

const card = (id: string, startdate: string, name = id) => ({ _id: id, startdate, name }) as HomeCard;
const home = {
  protocol: PROTOCOL,
  epoch: "e",
  version: 1,
  tournaments: [card("b", "2024-05-04"), card("a", "2024-01-01")],
};
const frame = { protocol: PROTOCOL, epoch: "e", from: 1, version: 2 };

test("new and changed cards take their place by date", () => {
  const set = { tournaments: [card("c", "2024-03-01"), card("a", "2024-06-01")] };
  const { tournaments, version } = applyHomePatch(home, { ...frame, set, removed: {} });
  expect(tournaments.map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
  expect(version).toBe(2);
});

test("what is no longer published leaves", () => {
  const { tournaments } = applyHomePatch(home, { ...frame, set: {}, removed: { tournaments: ["b"] } });
  expect(tournaments.map(({ _id }) => _id)).toEqual(["a"]);
});

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Out: what a page that shows `home` makes of that answer to its poll, and the ETag that it sent. */
async function polled(answer: Response) {
  const sent: (string | null)[] = [];
  globalThis.fetch = (async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get("if-none-match"));
    return answer;
  }) as unknown as typeof fetch;
  return { snapshot: await homeSource.poll(home, new AbortController().signal), sent };
}

test("a poll sends the version it has, and knows the version it gets", async () => {
  expect(await polled(new Response(null, { status: 304 }))).toEqual({ snapshot: null, sent: ['"e-1"'] });
  for (const etag of ['"e5-12"', 'W/"e5-12"']) {
    const { snapshot } = await polled(Response.json([], { headers: { etag } }));
    expect(snapshot).toEqual({ protocol: PROTOCOL, epoch: "e5", version: 12, tournaments: [] });
  }
});

test("a list without a version gives a stream no history to continue from", async () => {
  expect((await polled(Response.json([]))).snapshot).toMatchObject({ epoch: "", version: 0 });
});

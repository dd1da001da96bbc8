// What a connection says of a stream that breaks, of one that is refused, and of a stranger in its place.
import { afterEach, expect, test } from "bun:test";
import { type Frame, PROTOCOL } from "#projections/views.ts";
import { Connection } from "./connection.ts";
import { beginning, type LiveEvent, type LiveState, type PatchFrame, step } from "./live-state.ts";

const { fetch } = globalThis;
let connection: Connection<Frame, PatchFrame>;
afterEach(() => {
  connection.close();
  globalThis.fetch = fetch;
});

const snapshot = { protocol: PROTOCOL, epoch: "one", version: 7 };
const frame = new TextEncoder().encode(`event: snapshot\ndata: ${JSON.stringify(snapshot)}\n\n`);

/** Begun, given one snapshot, and broken off. */
const broken = () => {
  const parts = [() => frame, () => Promise.reject(new TypeError("network error"))];
  const body = new ReadableStream({ pull: async (to) => to.enqueue(await parts.shift()!()) });
  return new Response(body);
};

/** Out: what came of asking for a stream, until the next try; and whether a failure is told. */
async function saidOf(answer: () => Response): Promise<string[]> {
  globalThis.fetch = (async () => answer()) as unknown as typeof fetch;
  const said: string[] = [];
  let state: LiveState<Frame> = beginning();
  const ended = Promise.withResolvers<void>();
  const send = (event: LiveEvent<Frame, PatchFrame>) => {
    const next = step(state, event, (content) => content);
    state = next.state;
    said.push(event.type);
    if (/lost|failed|gone/.test(event.type)) ended.resolve();
    return next.effect;
  };
  const source = { locate: async () => "/live", poll: async () => null, apply: (content: Frame) => content };
  connection = new Connection(source, send, () => state);
  connection.open();
  await ended.promise;
  return [...said, state.failed ? "told" : "not told"];
}

test("a stream that breaks is lost: a failure is told once the next one does not come", async () => {
  expect(await saidOf(broken)).toEqual(["opening", "snapshot", "failed", "not told"]);
});

test("of one that is refused it is told", async () => {
  expect(await saidOf(() => Response.json({}, { status: 503 }))).toEqual(["opening", "failed", "told"]);
});

test("only the server itself says that there is no such thing", async () => {
  const notFound = { status: 404 };
  expect(await saidOf(() => Response.json({}, notFound))).toEqual(["opening", "gone", "not told"]);
  expect(await saidOf(() => new Response("<h1>Not Found</h1>", notFound))).toEqual([
    "opening",
    "failed",
    "told",
  ]);
});

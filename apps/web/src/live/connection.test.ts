// What a connection says of a stream that breaks, of one that is refused, and of a stranger in its place.
import { afterEach, beforeEach, describe, expect, jest, test } from "bun:test";
import { type Frame, PROTOCOL } from "#projections/views.ts";
import { listenForAccessChanged } from "./access-changed.ts";
import { listenForAliveAgain } from "./alive-again.ts";
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

test("a stream that breaks is lost, which is no failure yet", async () => {
  expect(await saidOf(broken)).toEqual(["opening", "snapshot", "lost", "not told"]);
});

test("a stream refused before anything has loaded is reported", async () => {
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

describe("coming back", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, "random").mockReturnValue(1);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Begun, and open from then on. */
  const open = () => new Response(new ReadableStream({ start: (to) => to.enqueue(frame) }));
  /** What has come so far is read. */
  const settle = async () => {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    await import("./stream.ts");
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  };
  async function pass(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 500) {
      jest.advanceTimersByTime(500);
      await settle();
    }
  }

  /** A page and its server; `stream` answers whoever asks for the stream. */
  function openPage(stream: () => Response) {
    let state: LiveState<Frame> = beginning();
    const page = { asked: 0, answers: true, isSilent: false, links: ["connecting"], state: () => state };
    globalThis.fetch = (async () => {
      page.asked++;
      return stream();
    }) as unknown as typeof fetch;
    const send = (event: LiveEvent<Frame, PatchFrame>) => {
      const next = step(state, event, (content) => content);
      state = next.state;
      if (page.links.at(-1) !== state.link) page.links.push(state.link);
      return next.effect;
    };
    const poll = async (shown: Frame | null) => {
      if (page.isSilent) return new Promise<null>(() => {});
      if (!page.answers) throw new Error("503");
      return shown ? null : snapshot;
    };
    const source = { locate: async () => "/live", poll, apply: (content: Frame) => content };
    connection = new Connection(source, send, () => state);
    connection.open();
    return page;
  }

  test("a stopping server hands its pages over: no loss is reported, and they do not all come back at once", async () => {
    const end = `retry: 4000\nevent: snapshot\ndata: ${JSON.stringify(snapshot)}\n\nevent: end\ndata: {"reason":"server-stops"}\n\n`;
    const page = openPage(() => (page.asked === 1 ? new Response(end) : open()));
    await settle();
    await pass(3500);
    expect(page.asked).toBe(1);
    await pass(500);
    expect(page.asked).toBe(2);
    expect(page.links).toEqual(["connecting", "live"]);
  });

  test("a stream that ends because rights have changed signals that, and reconnects at once", async () => {
    const end = `event: snapshot\ndata: ${JSON.stringify(snapshot)}\n\nevent: end\ndata: {"reason":"access-changed"}\n\n`;
    let told = 0;
    const hearNoMore = listenForAccessChanged(() => told++);
    const page = openPage(() => (page.asked === 1 ? new Response(end) : open()));
    await settle();
    await pass(500);
    hearNoMore();
    expect([told, page.asked, page.links]).toEqual([1, 2, ["connecting", "live"]]);
  });

  test("a stream that is there again is not given up for its silence until the next heartbeat", async () => {
    const end = `event: snapshot\ndata: ${JSON.stringify(snapshot)}\n\nevent: end\ndata: {"reason":"time-is-over"}\n\n`;
    const page = openPage(() => (page.asked === 1 ? new Response(end) : open()));
    await settle();
    await pass(15_000);
    connection.wake();
    await pass(15_000);
    expect(page.links).toEqual(["connecting", "live"]);
    expect(page.asked).toBe(3);
  });

  test("once the server answers a poll its stream is asked for soon, however long it was to be waited for", async () => {
    let isBack = false;
    let told = 0;
    const hearNoMore = listenForAliveAgain(() => told++);
    const page = openPage(() => (isBack ? open() : Response.json({}, { status: 503 })));
    page.answers = false;
    await pass(32_000);
    page.answers = isBack = true;
    const { asked } = page;
    // The sixth try has just failed: the next one is 30 s away, the next poll 10 s at most.
    await pass(12_000);
    expect(page.asked).toBeGreaterThan(asked);
    expect(page.links.at(-1)).toBe("live");
    await pass(10_000);
    hearNoMore();
    expect(told).toBe(1);
  });

  test("a poll swallowed by a silent network fails and is repeated: it blocked everything after it", async () => {
    const page = openPage(() => Response.json({}, { status: 503 }));
    page.isSilent = true;
    await pass(3000);
    page.isSilent = false;
    await pass(38_000);
    expect(page.state()).toMatchObject({ content: null, failed: true });
    await pass(12_000);
    expect(page.state()).toMatchObject({ content: snapshot, failed: false });
  });

  test("if polls get through and streams do not, the page is current: no failure is reported", async () => {
    const page = openPage(() => Response.json({}, { status: 503 }));
    await pass(3000);
    const told: boolean[] = [];
    for (let seconds = 0; seconds < 60; seconds++) {
      await pass(1000);
      told.push(page.state().failed);
    }
    expect(page.asked).toBeGreaterThan(5);
    expect(told).not.toContain(true);
    page.answers = false;
    await pass(12_000);
    expect(page.state().failed).toBe(true);
  });
});

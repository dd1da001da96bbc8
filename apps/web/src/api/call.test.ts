// A silent or broken network: a call does not wait for ever, and its sentence says what is known.
import { afterEach, expect, spyOn, test } from "bun:test";
import { SESSION } from "#web/sentences/session.ts";
import { remember } from "#web/session/device-store.ts";
import { listenForSignedOut } from "#web/session/refused.ts";
import { logIn } from "./accounts.ts";
import { call } from "./call.ts";
import { previewUpload } from "./entries.ts";
import { exportedLog, previewUndo } from "./history.ts";
import { previewBracket, previewWildcards } from "./playoffs.ts";
import { giveFeedback } from "./public.ts";

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  remember("token", null);
});

const claims = btoa(JSON.stringify({ id: "robin", exp: 4_000_000_000 }));

/** Out: how each call was sent. */
function networkThatFails(error: Error): RequestInit[] {
  remember("token", `head.${claims}.signature`);
  const sent: RequestInit[] = [];
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    sent.push(init);
    throw error;
  }) as unknown as typeof fetch;
  return sent;
}

const keyOf = ({ headers }: RequestInit) => (headers as Headers).get("idempotency-key");

test("a call without an answer ends by itself, says that it may be saved, and its retry is the same act", async () => {
  const sent = networkThatFails(new DOMException("Late.", "TimeoutError"));
  for (let turn = 0; turn < 2; turn++)
    expect(await call("POST", "/api/teams", { body: { name: "Aces" } })).toMatchObject({
      ok: false,
      problem: { kind: "offline", error: SESSION.unanswered },
    });
  expect(sent.map(({ signal }) => signal instanceof AbortSignal)).toEqual([true, true]);
  expect(keyOf(sent[0]!)).toBeTruthy();
  expect(keyOf(sent[1]!)).toBe(keyOf(sent[0]!));
});

test("a read that its page may give up ends by itself too: on a silent network the history looked for ever", async () => {
  globalThis.fetch = ((_path: string, { signal }: RequestInit) =>
    new Promise((_, refuse) =>
      signal?.addEventListener("abort", () => refuse(signal.reason)),
    )) as typeof fetch;
  remember("token", `head.${claims}.signature`);
  const page = new AbortController();
  expect(await call("GET", "/api/history", { signal: page.signal, timeoutMs: 1 })).toMatchObject({
    problem: { error: SESSION.unread },
  });
  const given = call("GET", "/api/history", { signal: page.signal });
  page.abort();
  expect(await given).toMatchObject({ ok: false });
});

test("a log that does not come is given up, too", async () => {
  const sent = networkThatFails(new DOMException("Late.", "TimeoutError"));
  expect(await exportedLog("spring")).toBeNull();
  expect(sent[0]!.signal).toBeInstanceOf(AbortSignal);
});

test("a device without a network saves nothing; a connection that breaks leaves that open, and a read has nothing to save", async () => {
  networkThatFails(new TypeError("Failed to fetch"));
  const write = () => call("POST", "/api/teams", { body: { name: "Aces" } });
  const onDevice = spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const offline = await write();
  onDevice.mockReturnValue(true);
  const [broken, read] = [await write(), await call("GET", "/api/teams")];
  onDevice.mockRestore();
  expect([offline, broken, read]).toMatchObject([
    { problem: { error: SESSION.offline } },
    { problem: { error: SESSION.unanswered } },
    { problem: { error: SESSION.unread } },
  ]);
});

test("a network that is lost while the server is at it leaves that open: it said that nothing is saved", async () => {
  networkThatFails(new TypeError("Failed to fetch"));
  const { fetch } = globalThis;
  const onDevice = spyOn(navigator, "onLine", "get").mockReturnValue(true);
  globalThis.fetch = ((...asked: Parameters<typeof fetch>) => {
    onDevice.mockReturnValue(false);
    return fetch(...asked);
  }) as typeof fetch;
  const lost = await call("POST", "/api/teams", { body: { name: "Aces" } });
  onDevice.mockRestore();
  expect(lost).toMatchObject({ problem: { error: SESSION.unanswered } });
});

test("a preview has nothing to save: without an answer it said that it may be saved", async () => {
  const sent = networkThatFails(new TypeError("Failed to fetch"));
  const plan = { teams: 2, drop: 0, seedBy: "record" } as const;
  const asked = [
    previewUndo("t", "c"),
    previewUpload("t", []),
    previewBracket("t", { method: "empty", seedBy: "record" }),
    previewWildcards("t", plan),
  ];
  for (const outcome of await Promise.all(asked))
    expect(outcome).toMatchObject({ problem: { kind: "offline", error: SESSION.unread } });
  expect(sent.map(keyOf)).toEqual(asked.map(() => null));
});

test("what cannot be read says why feedback failed: it said that it failed, twice", async () => {
  globalThis.fetch = (async () => new Response("<h1>502</h1>", { status: 502 })) as unknown as typeof fetch;
  const fields = { text: "Well run", name: "", isPrivate: false };
  expect(await giveFeedback(null, fields)).toMatchObject({ problem: { error: SESSION.unreadable } });
});

test("a body too large for a proxy is refused as too large: the sentence said to try again, which helps nobody", async () => {
  networkThatFails(new TypeError("Not used."));
  globalThis.fetch = (async () =>
    new Response("<h1>413 Request Entity Too Large</h1>", { status: 413 })) as unknown as typeof fetch;
  const outcome = await call("PUT", "/api/games", { body: [] });
  expect(outcome).toMatchObject({ problem: { status: 413, error: SESSION.tooLarge } });
});

test("of an answer that breaks off, or a stranger's page, nothing is known: the retry is the same act", async () => {
  const sent = networkThatFails(new TypeError("Not used."));
  const answers = [
    new Response('{"_id":"a', { status: 201 }),
    new Response("<h1>Log in to the hall's network</h1>"),
    new Response("<h1>Forbidden</h1>", { status: 403 }),
    Response.json({ _id: "a" }, { status: 201 }),
    Response.json({ _id: "b" }, { status: 201 }),
  ];
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    sent.push(init);
    return answers.shift()!;
  }) as unknown as typeof fetch;
  const outcomes = [];
  for (let turn = 0; turn < 5; turn++)
    outcomes.push((await call("POST", "/api/divisions", { body: { name: "Gold" } })).ok);
  expect(outcomes).toEqual([false, false, false, true, true]);
  const keys = sent.map(keyOf);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[3]);
});

test("feedback and contact need no session, and are taken once; a login has no key", async () => {
  const sent = networkThatFails(new TypeError("Failed to fetch"));
  remember("token", null);
  for (let turn = 0; turn < 2; turn++)
    await giveFeedback(null, { text: "Good.", name: "Kim", isPrivate: false });
  await logIn("kim@example.org", "secret");
  const [first, second, login] = sent.map(keyOf);
  expect([typeof first, second, login]).toEqual(["string", first!, null]);
});

// A question of the page itself, such as whether one still organises it, opened the dialog again that was put off.
test("after the session's own end only an act asks to sign in; a refused read does while the session seems valid", async () => {
  let told = 0;
  const stop = listenForSignedOut(() => told++);
  const refusal = { status: 401 };
  globalThis.fetch = (async () =>
    Response.json({ error: "Please log in.", code: "signed-out" }, refusal)) as unknown as typeof fetch;
  const asks = async (method: "GET" | "POST") => {
    const before = told;
    expect(await call(method, "/api/teams")).toMatchObject({ ok: false, problem: { kind: "signed-out" } });
    return told > before;
  };
  remember("token", `head.${claims}.signature`);
  expect([await asks("GET"), await asks("POST")]).toEqual([true, true]);
  remember("token", `head.${btoa(JSON.stringify({ id: "robin", exp: 1_000_000_000 }))}.signature`);
  expect([await asks("GET"), await asks("POST")]).toEqual([false, true]);
  stop();
});

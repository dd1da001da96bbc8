// A network that is silent or gone: the answer is not waited for for ever, and the sentence says what is known.
import { afterEach, expect, test } from "bun:test";
import { SESSION } from "#web/sentences/session.ts";
import { remember } from "#web/session/device-store.ts";
import { call } from "./call.ts";

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

test("a network that is gone saves nothing; a read has nothing to save", async () => {
  networkThatFails(new TypeError("Failed to fetch"));
  const write = await call("POST", "/api/teams", { body: { name: "Aces" } });
  const read = await call("GET", "/api/teams");
  expect([write, read]).toMatchObject([
    { problem: { error: SESSION.offline } },
    { problem: { error: SESSION.unread } },
  ]);
});

// The log as a file: a connection that breaks halfway gives none, and an ended session is reported as by any call.
import { afterEach, expect, test } from "bun:test";
import { remember } from "#web/session/device-store.ts";
import { listenForSignedOut } from "#web/session/refused.ts";
import { exportedLog } from "./history.ts";

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  remember("token", null);
});

const answering = (response: () => Response) => {
  remember("token", `head.${btoa(JSON.stringify({ id: "robin", exp: 4_000_000_000 }))}.signature`);
  globalThis.fetch = (async () => response()) as unknown as typeof fetch;
};

test("the file is whole, or there is none", async () => {
  answering(() => new Response("{}\n"));
  expect(await (await exportedLog("spring"))?.text()).toBe("{}\n");
  answering(() => {
    const broken = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode("{")),
      pull: (stream) => stream.error(new TypeError("The connection is lost.")),
    });
    return new Response(broken);
  });
  expect(await exportedLog("spring")).toBeNull();
});

test("an ended session is told to the page, which then asks to sign in again", async () => {
  let told = 0;
  const stop = listenForSignedOut(() => told++);
  answering(() => Response.json({}, { status: 401 }));
  expect(await exportedLog("spring")).toBeNull();
  stop();
  expect(told).toBe(1);
});

// What a refused read says: only the server itself can say that something is gone.
import { afterEach, expect, test } from "bun:test";
import { Gone, request } from "./request.ts";

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

async function thrownFor(answer: Response): Promise<unknown> {
  globalThis.fetch = (async () => answer) as unknown as typeof fetch;
  return request("/api/tournaments/1/snapshot", {}).catch((error: unknown) => error);
}

const page = { "content-type": "text/html; charset=utf-8" };

test("the server's 404 means gone", async () => {
  expect(await thrownFor(Response.json({ code: "not-found" }, { status: 404 }))).toBeInstanceOf(Gone);
});

test.each([
  ["a proxy's own 404", new Response("<h1>Not Found</h1>", { status: 404, headers: page })],
  ["one without a word", new Response(null, { status: 404 })],
  ["a server's fault", Response.json({ code: "unavailable" }, { status: 503 })],
])("%s is trouble on the way", async (_name, answer) => {
  const error = await thrownFor(answer);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Gone);
});

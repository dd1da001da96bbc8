// Whatever a request says about its host, its path is its path.
import { beforeAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { openTestSite, type TestSite } from "../harness/site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite();
});

/** In: the bytes of a request. Out: the answer's status and body. */
function answerTo(request: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1", () => socket.write(request));
  let text = "";
  socket.on("data", (bytes) => (text += bytes));
  socket.on("error", reject);
  socket.on("close", () => {
    const [head = "", body = ""] = text.split("\r\n\r\n", 2);
    resolve({ status: Number(head.split(" ")[1]), body });
  });
  return promise;
}

const asked = (path: string, host: string, version = "1.1") =>
  answerTo(`GET ${path} HTTP/${version}\r\n${host}Connection: close\r\n\r\n`);

test("a host of any length leads to the same calls", async () => {
  for (const host of ["x", "pi", "x:80", "scores.example.org", "[::1]:8080"]) {
    expect(await asked("/api/nothing", `Host: ${host}\r\n`)).toEqual({
      status: 404,
      body: '{"error":"There is no such call in this API.","code":"unknown-call"}',
    });
    expect((await asked("/a/b/healthz", `Host: ${host}\r\n`)).body.includes("alive")).toBe(false);
    expect((await asked("/healthz", `Host: ${host}\r\n`)).body).toBe('{"status":"alive"}');
  }
});

test("what is no host is refused, on every kind of path", async () => {
  const odd = ["[::1", "a:b:c", "x.example:99999999", "%00.example", "a%2fb", "xn--", "x y"];
  for (const host of ["a/b", "x?y=", "e#f", "a@b", ...odd]) {
    for (const path of ["/", "/healthz", "/api/tournaments", "//api//tournaments", "/spring-open/schedules"])
      expect(await asked(path, `Host: ${host}\r\n`)).toEqual({
        status: 400,
        body: '{"error":"The Host header does not name a host.","code":"bad-host"}',
      });
  }
});

test("two hosts were answered by the first: whoever stands in front may go by the other, so they are refused", async () => {
  const pairs = [
    ["a", "b"],
    ["a", "a"],
    ["", "b"],
    ["scores.example.org", "x:80"],
  ];
  for (const [one, other] of pairs)
    for (const path of ["/", "/healthz", "/api/tournaments", "/api/tournaments/published"])
      expect(await asked(path, `Host: ${one}\r\nhost: ${other}\r\n`)).toEqual({
        status: 400,
        body: '{"error":"The Host header does not name a host.","code":"bad-host"}',
      });
});

test("a health check without a host, as HTTP/1.0 allows, is answered", async () => {
  expect(await asked("/healthz", "", "1.0")).toEqual({ status: 200, body: '{"status":"alive"}' });
  expect((await asked("/api//openapi.json", "", "1.0")).status).toBe(200);
});

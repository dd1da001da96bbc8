// The headers of every kind of answer, and the id of a request.
import { beforeAll, describe, expect, test } from "bun:test";
import { openTestSite, type TestSite } from "../harness/site.ts";

let plain: TestSite;
let behindProxy: TestSite;

beforeAll(async () => {
  plain = await openTestSite();
  behindProxy = await openTestSite({ databaseUrl: plain.databaseUrl, variables: { TRUST_PROXY: "1" } });
});

const headersOf = async (site: TestSite, path: string, headers: Record<string, string> = {}) =>
  (await site.call("GET", path, { headers })).headers;

const EVERY_KIND = [
  "/",
  "/spring/display",
  "/api/tournaments/published",
  "/api/nothing",
  "/nothing.png",
  "/api/docs",
  "/metrics",
];

test.each(EVERY_KIND)(
  "%s: no sniffing, no address for others, no connection by HTTP afterwards",
  async (path) => {
    const headers = await headersOf(behindProxy, path, { "x-forwarded-proto": "https" });
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(headers.get("content-security-policy")).toContain("base-uri 'none'");
  },
);

describe("HSTS is told behind TLS only", () => {
  test("not by HTTP, and not because a client claims to use TLS", async () => {
    expect((await headersOf(behindProxy, "/")).has("strict-transport-security")).toBe(false);
    const claimed = await headersOf(plain, "/", { "x-forwarded-proto": "https" });
    expect(claimed.has("strict-transport-security")).toBe(false);
  });
});

describe("frames", () => {
  test.each([
    "/",
    "/spring",
    "/admin/spring",
    "/admin/display",
    "/auth/display",
    "/Admin/display",
    "/%61dmin/display/",
    "/%ff/display",
    "/a/b/display",
    "/spring/display/x",
    "/display",
    "/api/docs",
    "/api/tournaments/published",
  ])("%s may not be framed", async (path) => {
    const headers = await headersOf(plain, path);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test.each(["/spring/display", "/spring/display/", encodeURI("/東京オープン/display")])(
    "%s may: a venue shows it in a page of its own",
    async (path) => {
      const headers = await headersOf(plain, path);
      expect(headers.has("x-frame-options")).toBe(false);
      expect(headers.get("content-security-policy")).not.toContain("frame-ancestors");
      expect(headers.get("content-security-policy")).toContain("script-src 'self'");
    },
  );
});

test("a page has no camera and no window in common with others", async () => {
  const headers = await headersOf(plain, "/");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("permissions-policy")).toContain("geolocation=()");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
});

describe("X-Request-Id", () => {
  test("is the one that was given, when it is harmless", async () => {
    expect((await headersOf(plain, "/", { "x-request-id": "abc-123" })).get("x-request-id")).toBe("abc-123");
  });
  test.each(["", "two words", '{"level":"error"}', "x".repeat(65)])("%p is replaced", async (given) => {
    const id = (await headersOf(plain, "/api/nothing", { "x-request-id": given })).get("x-request-id");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

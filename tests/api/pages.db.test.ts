// Pages, assets and health: one shell for every route, 404 for missing files, security headers.
import { beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { openTestSite, type TestSite } from "../harness/site.ts";

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ variables: { VERIFICATION_FILES: "/check-1.txt=hello" } });
  const owner = await site.register();
  await site.tournament(owner, { slug: "spring-open" });
  await site.tournament(owner, { slug: "東京オープン" });
});

test.each([
  ["/", 200],
  ["/auth/login", 200],
  ["/Auth/Login", 200],
  ["/admin/spring-open/add-team", 200],
  ["/spring-open", 200],
  ["/spring-open/teams/", 200],
  ["/spring-open/display", 200],
  ["/東京オープン", 200],
  ["/admin/spring-open", 200],
  ["/feedback/", 200],
  ["/auth", 404],
  ["/auth/nothing", 404],
  ["/auth/login/nothing", 404],
  ["/admin", 404],
  ["/admin/spring-open/nothing", 404],
  ["/admin/spring-open/admin/nothing", 404],
  ["/contact/nothing", 404],
  ["/HEALTHZ", 404],
  ["/API/tournaments/published", 404],
  ["/spring-open/nothing", 404],
  ["/spring-open/teams/nothing", 404],
  ["/spring-open-05042024", 404],
])("%s is the site's page, with %i", async (path, expected) => {
  const { status, headers, body } = await site.call("GET", encodeURI(path));
  expect(status).toBe(expected);
  expect(body).toStartWith("<!doctype html>");
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const policy = headers.get("content-security-policy")!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
});

const ROUTES = join(import.meta.dir, "../../apps/web/src");

test.each([
  ["site-routes.tsx", "/"],
  ["organiser-routes.tsx", "/admin/spring-open/"],
])("every page of %s is one to the server, too", async (file, base) => {
  const paths = [...readFileSync(join(ROUTES, file), "utf8").matchAll(/\bpage\("([^"]+)"/g)].map(
    ([, path]) => path!,
  );
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    const address = /^(auth|admin)\//.test(path) ? `/${path.replace(":slug", "spring-open")}` : base + path;
    expect([address, (await site.call("GET", address)).status]).toEqual([address, 200]);
  }
});

test("what is asked of the API's own name is no page", async () => {
  expect(await site.call("GET", "/api")).toMatchObject({ status: 404, body: { code: "unknown-call" } });
});

test.each([
  "/assets/nothing.js",
  "/assets/..%2findex.html",
  "/assets/.hidden",
  "/nothing.png",
  "/index.php",
  "/assets/../../../package.json",
])("%s is 404, not the page", async (path) => {
  const { status, body } = await site.call("GET", path);
  expect(status).toBe(404);
  expect(body).not.toContain("<html");
});

test("an asset of the page is sent compressed, for ever", async () => {
  const { body } = await site.call("GET", "/");
  const asset = /\/assets\/[\w.-]+\.js/.exec(body)![0];
  const answer = await fetch(`${site.url}${asset}`, { headers: { "accept-encoding": "br" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("vary")).toContain("Accept-Encoding");
  expect(answer.headers.get("content-type")).toContain("javascript");
});

test("verification files are text at their path", async () => {
  const { status, headers, body } = await site.call("GET", "/check-1.txt");
  expect([status, body]).toEqual([200, "hello"]);
  expect(headers.get("content-type")).toContain("text/plain");
});

test("the site is alive and ready", async () => {
  expect(await site.call("GET", "/healthz")).toMatchObject({ status: 200, body: { status: "alive" } });
  expect(await site.call("GET", "/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
});

// A known link whose tournament was no longer in memory was answered with 503 and no page, after two waits.
test("while the database is away every tournament's page comes, drawn where it is in memory", async () => {
  const one = await openTestSite();
  const owner = await one.register();
  const forgotten = await one.tournament(owner, { slug: "forgotten" });
  const read = async (path: string) => {
    const { status, body } = await one.call("GET", path);
    return [status, body.startsWith("<!doctype html>") && !body.includes('<div id="root"></div>')];
  };
  for (const path of ["/forgotten/teams", "/never-asked-for"]) await read(path);
  one.site.folds.dropAll();
  const kept = await one.tournament(owner, { slug: "kept" });
  expect([forgotten._id, kept._id].map((id) => one.site.folds.peek(id) !== undefined)).toEqual([false, true]);
  expect(await read("/kept/teams")).toEqual([200, true]);
  await withoutDatabase(one.databaseUrl, async () => {
    expect(await read("/kept/teams")).toEqual([200, true]);
    expect(await read("/forgotten/teams")).toEqual([200, false]);
    expect(await read("/never-asked-for")).toEqual([200, false]);
  });
  expect(await read("/forgotten/teams")).toEqual([200, true]);
  expect(await read("/never-asked-for")).toEqual([404, false]);
});

/** Refuses every connection meanwhile, and ends the existing ones. */
async function withoutDatabase(url: string, work: () => Promise<void>): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const other = new URL(url);
  other.pathname = "/postgres";
  const admin = new pg.Client({ connectionString: other.href });
  await admin.connect();
  try {
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await work();
  } finally {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  }
}

// The description is whole: every route of the API stands in it, and nothing that is none.
import { expect, test } from "bun:test";
import { createApp } from "#server/http/app.ts";
import { openTestSite } from "#tests/harness/site.ts";
import { CALLS } from "./calls.ts";

test("every call of the API is described, and every description is a call", async () => {
  const { site, call } = await openTestSite();
  const routes = (await createApp(site)).routes
    .filter(({ path, method }) => path.startsWith("/api/") && !path.endsWith("*") && method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !["GET /api/openapi.json", "GET /api/docs"].includes(route));
  expect(CALLS.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(routes.toSorted());
  const { status, body } = await call("GET", "/api/openapi.json");
  expect([status, Object.keys(body.paths).length]).toEqual([
    200,
    new Set(CALLS.map(({ path }) => path)).size,
  ]);
  expect((await call("GET", "/api/docs")).status).toBe(200);
});

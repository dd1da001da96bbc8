// Every call of the API, sent as a page sends it, answers as the table says; and the table has every route.
import { beforeAll, expect, test } from "bun:test";
import { createApp } from "#server/http/app.ts";
import { openTestSite, type TestSite } from "../harness/site.ts";
import { ALL_CALLS } from "./calls/all.ts";
import { answerOf, routeOf, send } from "./calls/call.ts";
import { makePeople, makeStage, type Stage } from "./calls/stage.ts";

let site: TestSite;
let stage: Stage;

beforeAll(async () => {
  site = await openTestSite();
  stage = await makeStage(site, await makePeople(site));
});

test.each(ALL_CALLS.map((call) => [call.call, call] as const))("%s", async (_, call) => {
  const token = (await call.token?.(stage)) ?? stage.people.owner.token;
  const { status, body, headers } = await send(call, stage, token);
  expect({ status, body }).toMatchObject({ status: call.status, body: answerOf(call, stage) });
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("every route of the app stands in the table, and none that the app does not have", async () => {
  const { routes } = await createApp(site.site);
  const known = routes
    .filter(({ path }) => path.startsWith("/api/") && !path.endsWith("*"))
    .map(({ method, path }) => routeOf(`${method} ${path}`));
  const table = ALL_CALLS.map(({ call }) => routeOf(call)).filter((route) => route.includes(" /api/"));
  expect([...new Set(table)].sort()).toEqual([...new Set(known)].sort());
});

test("a call that is not there is 404 in the shape of every refusal, with any method", async () => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"])
    expect(await site.call(method, "/api/no-such-call")).toMatchObject({
      status: 404,
      body: { error: expect.any(String), code: "unknown-call" },
    });
});

// The description is complete: it has every route of the API, and no route that does not exist.
import { expect, test } from "bun:test";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createApp } from "#server/http/app.ts";
import { atEnd } from "#tests/harness/closing.ts";
import { eventually } from "#tests/harness/log-of.ts";
import { accepted, openTestSite } from "#tests/harness/site.ts";
import { CALLS } from "./calls.ts";
import { pathKeys } from "./path-keys.ts";
import { steps } from "./start.ts";

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
    new Set(CALLS.map(({ path }) => pathKeys(path).path)).size,
  ]);
  expect((await call("GET", "/api/docs")).status).toBe(200);
});

test("the script of the guide follows a tournament as it stands there", async () => {
  const site = await openTestSite();
  const owner = await site.register();
  const { tournament, aces, blockers } = await site.withTeams(owner);
  const { typed } = steps(site.url).at(-1)!;
  const file = join(site.dataDir, "follow.mjs");
  await writeFile(file, typed.replace("TOURNAMENT", tournament._id));
  const script = Bun.spawn([process.execPath, file], { stdout: "pipe", stderr: "inherit" });
  atEnd(async () => script.kill());
  await eventually(() => expect(site.site.hub.listeners()).toHaveLength(1));
  const body = {
    tournament: tournament._id,
    team1: aces._id,
    team2: blockers._id,
    scoreTeam1: 25,
    scoreTeam2: 23,
  };
  await accepted(site.call("POST", "/api/games", { token: owner.token, body }));
  for await (const printed of script.stdout) {
    expect(new TextDecoder().decode(printed)).toBe("Aces 25 : 23 Blockers\n");
    break;
  }
});

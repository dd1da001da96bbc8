// Limits count for all servers of one database together.
import { expect, test } from "bun:test";
import { sql } from "kysely";
import pg from "pg";
import { openLimits, overLimit } from "#server/http/limits.ts";
import { isPassing } from "#server/log/passing-trouble.ts";
import { openPool } from "#server/postgres/connect.ts";
import { atEnd } from "../harness/closing.ts";
import { freshDatabase } from "../harness/database.ts";
import { openSilentNetwork } from "../harness/silent-network.ts";
import { openTestSite } from "../harness/site.ts";

test("ten tries to log in a minute, however many servers take them; the table names nobody", async () => {
  const one = await openTestSite();
  const sites = [one, await openTestSite({ databaseUrl: one.databaseUrl })];
  const email = "guessed@example.org";
  const statuses: number[] = [];
  for (let index = 0; index < 12; index++) {
    const body = { email, password: "wrong password" };
    statuses.push((await sites[index % 2]!.call("POST", "/api/login", { body })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const { rows } = await sql<{ key: string }>`select key from limits`.execute(one.site.db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/guessed|127\.0\.0\.1/);
});

test("while the counts cannot be kept, a server counts by itself", async () => {
  const site = await openTestSite();
  const { limits } = site.site;
  const owner = new pg.Client({ connectionString: site.databaseUrl });
  await owner.connect();
  await owner.query("drop table limits");
  await owner.end();
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, () => limits.login.subject!.consume("x")),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

// Each limit waited in vain, and then the account did: logging in was answered only after forty seconds.
test("of a database that hangs one question is asked, and no limit is taken for kept", async () => {
  const network = await openSilentNetwork((await freshDatabase()).url);
  const pool = openPool({ url: network.url, answerMs: 300 });
  atEnd(() => pool.end());
  const limits = openLimits(pool);
  const ask = () => overLimit(limits.login, { address: "192.0.2.1", subject: "somebody@example.org" });
  expect(await ask()).toBeNull();
  network.fallSilent();
  const before = network.carried();
  const trouble = await ask().catch((error) => error);
  expect(isPassing(trouble)).toBe(true);
  // The query took the connection that was open.
  expect(network.carried()).toBe(before);
});
